### Cards: name, one-line reminder for the player who calls the round, full effect.
### The message id is card-<id>-<edition>. Names are the printed ones; the wording is ours.

## Characters, 2016

card-assassin-2016 = Assassin
    .reminder = Names a character: it stays hidden and loses its turn.
    .effect = Name another character, not a player. The player who has it keeps it hidden when it is called and loses their turn.
    .asked =
        what does the assassin do
        what happens to the character the assassin named
        who can the assassin kill
        how do i pick a target with the assassin
        whats the assassin for
        got assassinated, what am i supposed to do when my number is called
        does the assassin say a role or a persons name
        who loses the turn when the assassin strikes
    .yes =
        does the guy i assassinate skip his turn (assassin)
        assassin: i name a character not a person right
        does the assassins victim stay hidden when called
        can the assassin name the king
        assassin says "merchant" - whoever is merchant sits this round out?
        my character got murdered by the assassin, i stay quiet when called?
        the assassin doesnt know who hes hitting, just the role, right
        assassin called the architect, is the architects whole turn gone
        do i lose my turn if the assassin names me
        can the assassin kill the bishop
        assassin killed me, do i keep my card hidden?
        may the assassin name the warlord
    .no =
        can the assassin point at a player and kill him
        does assassin steal the victims gold
        does the killed player show his card when called (assassin)
        can the assassin kill two characters in one turn
        does it cost gold to kill with the assassin
        can i say "i kill tom" as assassin
        is the assassins victim out of the whole game
        assassin gets the dead guys coins?
        assassinated player has to flip his card up when called?
        do i still gather gold if the assassin got me
        can the assassin name himself
        assassin killed me, can i still build?
        can i pick a person to kill as assassin
        do i lose my gold if im assassinated
        does the assassin destroy the victims districts
        Am I allowed to show my card and take gold after the Assassin named me?
card-witch-2016 = Witch
    .reminder = Gathers resources, names a character, stops; later plays its turn.
    .effect = Gather resources, then name another character; your turn is on hold. When that character is called, its player only gathers resources. You then resume your turn as that character, with its ability and its restrictions, but with your own gold, hand and city. A bewitched King or Patrician still takes the crown. If nobody has the character, your turn is over.
    .asked =
        what does the witch do
        what can the witchs victim do on his turn
        when does the witch resume her turn
        whose city does the witch build in
        witch explain
        bewitched me, what can i still do
        witch called a role nobody picked, then what
        witch acting as someone else, whose coins does she spend
        witch uses whose gold
    .yes =
        does the witch gather before naming someone
        must the witch name a character
        does the bewitched player still gather (witch)
        does the witch use her own gold when she resumes
        witch hexed the king, does the king still get the crown
        witch gathers before anything else?
        hexed by the witch so i only take gold or cards and thats it?
        witch named the king, king still ends up crowned?
        witch named a role nobody drew, rest of her turn is lost right
        witch hexed the navigator, she cant build then?
        is it compulsory for the witch to name someone
        bewitched, can i still take gold?
        do i use my own cards as witch
        must i bewitch somebody as the witch
        witch took over the architect, can she build three?
    .no =
        does the witch play with the victims hand and gold
        can the bewitched guy build after the witch named him
        nobody has the character the witch named, does she resume her turn
        can the witch ignore the bans of the character she took over
        can the witch skip naming anyone
        does the witch get the crown from a bewitched king
        witch gets to spend my gold when im hexed?
        the hexed player uses his power before the witch takes over?
        witch builds into the victims town?
        witch hexed the patrician, crown goes to her?
        can the witch finish her turn straight away without waiting
        does the bewitched player lose his gathering as well
        witch got me, can i still build?
        do i lose my gold to the witch
        may the witch use my hand
        bewitched king, does the witch take the crown?
        Does the Witch continue her turn if nobody has the character she named?
card-magistrate-2016 = Magistrate
    .reminder = Places three warrants; may take the signed target's first district.
    .effect = Put three warrants face down on three different characters; only one is signed. The first time the player of the signed character pays for a district that turn, you may reveal the warrant and build that district in your own city for free, unless you already have it. The player takes the gold back, but has used up one build.
    .asked =
        what does the magistrate do
        how many warrants does the magistrate place
        which of my builds can the magistrate grab
        what happens to my gold when the magistrate takes my district
        magistrate whats the deal
        how many of the magistrates warrants are real
        he confiscated my build as magistrate, whats left for me
        when does the magistrate flip his warrant
        magistrate warrants how many
    .yes =
        does the magistrate get the confiscated district for free
        magistrate hit me, do i get my gold back
        does a build taken by the magistrate use up my build
        can the magistrate keep the signed warrant hidden and not take it
        are the magistrates warrants placed face down
        only one of the three magistrate markers has a signature?
        magistrate nabs my first build of the turn and i get refunded?
        does the magistrate pay zero for what he confiscates
        magistrate already has a temple so he cant take mine, right
        im the architect, magistrate took my first one, i have 2 builds left?
        do i get my money back if the magistrate takes my building
        magistrate gets the district free?
        magistrate confiscated my build, does it count as my one build?
        may the magistrate decide not to reveal
    .no =
        can the magistrate put 2 warrants on one character
        are all three magistrate warrants signed
        does the magistrate pay for the district he snatches
        can magistrate take a district he already has
        does the magistrate get my gold along with the district
        can the magistrate wait and seize my second building instead of the first
        magistrate takes my district, is my money gone too
        magistrates warrants lie face up so everyone sees the signed one?
        must the magistrate flip the signed warrant when i pay
        after the magistrate grabs my build, can i redo it as if i hadnt built
        does the magistrate place two warrants
        can the magistrate take my second district of the turn
        can i build again after the magistrate took my only build
        can the magistrate put all warrants on one character
        Does the Magistrate have to pay me for the confiscated district?
card-thief-2016 = Thief
    .reminder = Names a character: takes all its gold when it is revealed.
    .effect = Name another character to rob, except rank 1 and the killed or bewitched one. When it is revealed, its player gives you all their gold, before gathering resources.
    .asked =
        what does the thief do
        when does the thief get the gold
        how much does the thief steal
        who cant the thief rob
        thief ability
        robbed by the thief, at what moment do i hand it over
        which characters are off the menu for the thief
        thief hit me and i had 7, how many do i lose
        thief robs when
    .yes =
        does the thief take all the gold of whoever he robs
        thief names a character, not a player, right
        does the thief get the gold before the victim gathers
        can the thief rob the king
        thief named merchant, merchant shows up and hands over the lot?
        do i give my gold to the thief before i take my two coins
        thief cant target the witch, right
        bewitched guy is safe from the thief?
        thief picks a role not a person?
        do i lose all my gold to the thief
        thief robs me, do i still gather afterwards?
        killed, so am i safe from the thief
    .no =
        can the thief rob the assassin
        can the thief pick the killed character
        does the thief only take half
        does the thief also steal cards
        can i rob a bewitched character with the thief
        thief: does the victim also hand over the 2 gold he gathers that turn
        thief robs the dead character?
        half my purse to the thief, rounded down?
        thief takes a card too when im broke?
        can the thief say "i rob lisa"
        do my coins from this turns gathering go to the thief as well
        rank 1 on the thiefs list of targets?
        can i keep half when the thief robs me
        may the thief steal from the witch
        do i lose cards to the thief
        thief robbed me, does he get what i gather after that?
        Can the Thief choose a player directly instead of a character?
card-spy-2016 = Spy
    .reminder = Names a type, looks at a hand: 1 gold and 1 card per match.
    .effect = Choose another player and name a district type, then look at that player's hand. For each card of that type, take 1 gold from the player and gain 1 card from the deck.
    .asked =
        what does the spy do
        how much gold does the spy take
        where do the spys cards come from
        who pays the spy
        spy how does it work
        spy named green and i hold 3 greens, what do i lose
        spy: before or after looking do i say the type
        spy takes gold from whom
    .yes =
        does the spy see the players whole hand
        does the spy take 1 gold for each matching card
        spy also draws a card per match from the deck?
        does the spy have to name the type before looking
        spy said red, i have two reds in hand, 2 coins gone?
        spy gets a card off the pile for each hit too?
        does the spy get to see all my cards
        naming the type comes first then the peek for the spy, right
        no yellow in my hand and the spy said yellow, so she gets nothing?
        can the spy look at my cards
        do i lose gold to the spy for each matching card
        may i look at the whole hand as spy
        spy hits 3 cards, gets 3 gold and 3 cards?
    .no =
        does the spy steal cards from the hand
        does spy get the gold from the bank
        can the spy look first and then say the colour
        can the spy check two players hands in one turn
        spy: 2 gold per matching card?
        spy takes the matching cards from me?
        do the spys coins come out of the bank
        can the spy scan my hand and then name whatever i have most
        does the spy look at everyones hand
        does the spy count districts in my city
        spy gets the gold or the card per hit but not both?
        do i lose my cards to the spy
        can i name the type after seeing the hand as spy
        no matching card, do i still pay the spy 1
card-blackmailer-2016 = Blackmailer
    .reminder = Places two threats: pay half your gold, or risk all of it.
    .effect = Place two threats face down on two different characters, except rank 1 and the killed or bewitched one; only one threat shows the flower. Right after gathering resources, a threatened player may pay you half their gold, rounded down, to get rid of the marker; nobody looks at it. Otherwise you may reveal it: if it shows the flower, you take all their gold.
    .asked =
        what does the blackmailer do
        how much do i pay the blackmailer to remove a threat
        when do i have to pay off the blackmailer
        who cant the blackmailer threaten
        blackmailer how does that work
        how many threat markers does the blackmailer hand out
        got 7 gold and a threat on me, whats the price to get rid of it
        at which moment does the blackmailers victim decide to pay up
        blackmailer how many threats are real
    .yes =
        can i pay the blackmailer half my gold and be done with it
        is the blackmailer bribe rounded down, like 5 gold -> pay 2
        does the blackmailer take everything if the lace is revealed
        can the blackmailer choose not to flip the threat
        blackmailer: can i refuse to pay
        i have 6 coins, 3 to the blackmailer and the marker is gone?
        i called the bluff, marker has the lace, blackmailer empties my purse?
        one of the two blackmailer markers is a dud, right
        can i just not pay the blackmailer and hope its blank
        blackmailer must pick two separate characters?
        do i have a choice to pay the blackmailer or not
        8 gold, 4 to the blackmailer and im safe?
        can the blackmailer take all my gold if i dont pay
        am i safe if the blackmailers threat has no lace
    .no =
        can the blackmailer put both threats on the same character
        can blackmailer threaten the assassin
        do we look at the blackmailer marker after the bribe is paid
        do both blackmailer threats have the lace
        blackmailer flips a blank threat, does she still take my gold
        can the blackmailer threaten the guy who got killed
        9 gold, blackmailer bribe is 5?
        paid the blackmailer, do i get to peek whether it was real
        is the blackmailer obliged to reveal when i dont pay
        does the blackmailer take my cards when the lace shows up
        must the threatened player settle before he gathers
        paid the blackmailer, can she still take the rest of my gold
        do i have to pay the blackmailer all my gold to remove the marker
        can blackmailer put three threats
        Does everybody get to see the marker after I paid the Blackmailer?
card-magician-2016 = Magician
    .reminder = Exchanges hands with a player, or cards with the deck.
    .effect = Do one of two things: exchange your whole hand for another player's, or put any number of your cards under the deck and draw as many.
    .asked =
        what does the magician do
        how many cards can the magician trade with the deck
        where do the magicians discarded cards go
        what are the two options of the magician
        magician options?
        i have 2 cards and she has 6, what happens if the magician swaps us
        dumped 4 cards as magician, how many do i draw
        magician how many cards from the deck
    .yes =
        can the magician swap hands with another player
        magician: can i ditch 3 cards and draw 3 new ones
        do the cards the magician dumps go under the deck
        can the magician toss just one card for a new one
        magician can take my entire hand and give me his?
        can the magician exchange all of his cards with the deck
        magician: either a player or the deck, never both, right
        can a magician swap his hand with mine even if we have different numbers of cards
        can i as magician keep some of my cards and toss the others for new ones
        can the magician take my whole hand
        do i get the magicians cards when he takes mine
        magician puts 2 under the deck and draws 2?
        may the magician swap with the deck instead of a player
    .no =
        can the magician do both, swap hands and redraw
        can the magician swap only part of his hand with a player
        does the magician draw more cards than he put under
        does magician cost gold to swap hands
        can the magician take just one card from a players hand
        magician trades 2 of his cards for 2 of mine?
        swap hands with joe then redraw three, all as magician?
        does the magician get to draw 3 after ditching 2
        magician gets to choose the cards he wants out of the deck
        do i pay a coin per card as magician
        do the cards the magician tosses get put on top of the pile
        can i do both things as magician
        can the magician take two cards from my hand only
        can i refuse when the magician wants my hand
        does the magician pay for swapping
        Does the Magician draw more cards than he gave up?
card-wizard-2016 = Wizard
    .reminder = Looks at a hand, takes a card or builds it; may build duplicates.
    .effect = Look at another player's hand and take one card: keep it, or build it at once for its full cost, outside the building limit. This turn you may build districts your city already has.
    .asked =
        what does the wizard do
        how much does the wizard pay to build the taken card
        how many cards does the wizard take
        what can i do with the card i took as wizard
        wizard power
        took a card as wizard, options?
        how much for building the swiped card as wizard
        wizard takes how many
    .yes =
        can the wizard look at someones hand and take a card
        can the wizard build the stolen card right away
        can the wizard build a duplicate district this turn
        wizard pays full price for the taken card?
        can the wizard just keep the card he took
        wizard peeks at my hand and picks what he wants?
        can the wizard put the swiped card straight into his town
        wizard builds the stolen one plus a normal build, ok?
        second tavern allowed this turn because im the wizard?
        wizard can stash the taken card in his hand for later?
        can the wizard take a card from my hand
        may i build the taken card at once as wizard
        can i build something i already have as wizard
        do i pay for the card i build as wizard
    .no =
        does the card the wizard builds at once count toward the build limit
        does the wizard build the taken card for free
        can wizard take two cards
        does the wizard give a card back in return
        does the wizard take a random card without looking
        wizard gets the taken building at no charge?
        wizard steals blind?
        does the wizard owe me a card for the one he took
        is the swiped card counted as the wizards build for the turn
        wizard can empty my hand?
        does the wizard pay half for what he took
        is the wizards stolen building free
        wizard took a card, does building it use up my build?
        must the wizard build the card right away
        Does the Wizard take a card without seeing the hand?
card-seer-2016 = Seer
    .reminder = Takes a card from every hand, gives one back; builds up to two.
    .effect = Take one random card from the hand of each other player, then give each player you took from one card of your choice. You may build up to two districts.
    .asked =
        what does the seer do
        how many cards does the seer take
        what does the seer give back
        how many districts can seer build
        seer, what happens
        5 of us, how many cards does the seer grab
        how many houses can the seer build
        seer gives back how many cards
    .yes =
        does the seer take a card from every other player
        does the seer have to give a card back to each one
        can the seer build 2 districts
        are the cards the seer takes random
        do i choose which card i give back as seer
        seer takes one from me blind and gives me one she picks?
        everybody but the seer loses a random card?
        seer decides herself what i get in return, right
        can the seer put down two buildings
        can the seer hand me back junk i didnt have before
        do i get a card back when the seer takes mine
        must i give everyone a card back as seer
        seer takes one from each player?
        may the seer build twice
    .no =
        do the players choose which card the seer gets
        does the seer take 2 cards from each player
        can the seer build three districts
        does the seer take gold from players
        does the seer keep all the cards she took without giving any back
        seer picks the card she fancies from my hand?
        seer steals from just one player?
        does the seer keep everything she took
        3 builds for the seer?
        do i pick what card the seer returns to me
        does the seer get a coin off each player
        can the seer keep my card and give me nothing
        can i choose which card the seer takes from me
        can the seer take two cards from me
        seer can look at my hand and choose?
        Does the Seer draw her cards from the deck?
card-king-2016 = King
    .reminder = 1 gold per noble district; takes the crown.
    .effect = Gain 1 gold per noble district in your city. You must take the crown at some point during your turn, even if you are bewitched. If you are killed, you take it at the end of the round.
    .asked =
        what does the king do
        how much gold does the king make
        when does the king take the crown
        when does a murdered king get the crown
        kings power is what
        5 yellow districts, what does the king get
        i was king and got killed, crown when?
        king gets how much per yellow
    .yes =
        does the king have to take the crown
        king gets 1 gold per yellow district right
        killed king, do i still get the crown at end of round
        does a bewitched king take the crown
        is taking the crown compulsory for the king
        king was bewitched, he takes the crown anyway?
        king got killed so he grabs the crown once the round is over, yes
        does each noble building bring the king one coin
        got killed as king, crown still mine later?
        king has 2 noble districts, gets 2 gold?
        bewitched king, does he get the crown
    .no =
        can the king choose not to take the crown
        does the king draw cards for noble districts
        can the king give the crown to someone else
        does the king get 2 gold per noble district
        does the killed king lose the crown for good
        king can say nah and leave the crown where it is
        does the assassin stop the king from ever getting the crown this round
        does the king pick another player to wear the crown
        are cards what the king earns for castles and manors
        witch hexes king so the crown stays put?
        king takes 3 gold flat?
        assassin killed the king, crown stays with the old owner next round?
        can i leave the crown with my friend as king
        does the king get gold for every district in his city
        Does the Witch get the crown if she bewitches the King?
card-emperor-2016 = Emperor
    .reminder = 1 gold per noble district; gives the crown away for 1 gold or card.
    .effect = Gain 1 gold per noble district in your city. At some point during your turn you must take the crown from the player who has it and give it to a different player, not yourself. That player gives you 1 gold or 1 random card, as you choose. If you are killed, you give the crown away at the end of the round and take nothing. Not used with 2 players.
    .asked =
        what does the emperor do
        what do i get for giving the crown as emperor
        who can the emperor give the crown to
        when does emperor move the crown
        emperor ability please
        emperor crowned me, what do i give him
        emperor got murdered, what happens with the crown
        emperor takes what from the new crown player
    .yes =
        does the emperor have to give the crown to somebody
        does the emperor get gold for noble districts
        emperor: do i choose whether i get a coin or a card
        does a killed emperor still hand over the crown at the end of the round
        emperor can choose the coin or a blind card from the one he crowns?
        as emperor am i obliged to move the crown
        emperor takes 1 gold per yellow district?
        is the emperor out in a 2 player game
        dead emperor still decides who gets the crown at round end, right
        must the emperor give away the crown
        emperor gave me the crown, do i owe him a coin or a card?
        killed as emperor, do i still pass the crown later?
        does the emperor decide between gold and card
    .no =
        can the emperor keep the crown himself
        can the emperor leave the crown with whoever has it
        does a killed emperor get a gold or card for the crown
        is the emperor playable with 2 players
        does the emperor get 2 gold from the new crown holder
        does the emperor pick which card he gets from the crowned guy
        im emperor, i crown myself, fine?
        emperor got killed, does he collect a coin for the crown at the end
        can the emperor let it be and nobody gets a new crown
        emperor peeks at my hand and picks the card he likes?
        crowned by the emperor, do i choose what i pay
        can i refuse to give the emperor anything when he crowns me
        emperor killed, does he still get the coin
        can the emperor give the crown back to the same player who has it
        emperor gets gold and a card for the crown?
        Can we use the Emperor when there are only two of us?
card-patrician-2016 = Patrician
    .reminder = 1 card per noble district; takes the crown.
    .effect = Gain 1 card per noble district in your city. You must take the crown at some point during your turn, even if you are bewitched. If you are killed, you take it at the end of the round.
    .asked =
        what does the patrician do
        how many cards does the patrician draw
        when does the patrician take the crown
        what do i get from noble districts as patrician
        whats the patrician
        3 yellows and im patrician, what do i draw
        patrician vs crown, when
        patrician gets what for yellow
    .yes =
        does the patrician draw a card for each noble district
        does patrician have to take the crown
        killed patrician, does he get the crown at the end of the round
        bewitched patrician still takes the crown?
        patrician gets cards not gold off his castles?
        is the patrician made to take the crown
        i was patrician and got murdered, crown comes to me at the end of the round?
        hexed patrician, crown still his?
        must i take the crown as patrician
        patrician draws cards for yellow districts?
        killed as patrician, crown still mine in the end?
        bewitched as patrician, do i keep the crown
    .no =
        does the patrician get gold for yellow districts
        can the patrician leave the crown where it is
        can the patrician hand the crown to somebody else
        does patrician draw 2 cards per noble district
        does a killed patrician miss out on the crown completely
        patrician earns a coin for each noble building
        may the patrician decline the crown
        does a murdered patrician never get the crown that round
        2 noble buildings, patrician draws 4?
        does the patrician choose who wears the crown
        does the witch get the crown when she hexes the patrician
        do i get coins for noble districts as patrician
        can i refuse the crown as patrician
        patrician killed so no crown?
        does patrician draw for red districts
        Does the Patrician choose a new crown holder?
card-bishop-2016 = Bishop
    .reminder = 1 gold per religious district; safe from rank 8.
    .effect = Gain 1 gold per religious district in your city. This round the rank 8 character cannot use its ability on your city, unless you are killed or bewitched.
    .asked =
        what does the bishop do
        how much gold does bishop take
        who does the bishop protect against
        how long does the bishops protection last
        bishop does what exactly
        got 4 churches, bishop income?
        which number cant mess with the bishop
        bishop gets gold for which color
    .yes =
        does the bishop get gold for blue districts
        im the living bishop, is my city safe from the warlord
        does the bishop also stop the marshal and diplomat
        i have 3 religious districts, is that 3 gold for bishop
        warlord wants my town but im bishop and alive, am i covered this round
        can the marshal forget about stealing from the bishop
        does the bishop earn a coin for every temple and church he owns
        bishop got assassinated, so the warlord can attack him, yes?
        does the bishop protect me from the warlord
        im bishop, is my city safe from the diplomat
        can the warlord attack me if i was bishop and got killed
        bishop earns from blue districts?
    .no =
        does a killed bishop still keep his city safe
        do i draw cards for religious districts as bishop
        is the bewitched bishop still protected from rank 8
        does bishop get 2 gold per religious district
        does the bishop have to pay for protection
        witch hexed the bishop, is his town still untouchable
        does the bishops shield carry on into next round
        bishop blocks the thief too?
        2 blue districts, 4 coins for bishop?
        bishop gets cards instead of gold for his blues?
        are all players safe from the warlord when someone is bishop
        can the warlord destroy the bishops district
        may the marshal take a district from a living bishop
        bishop got bewitched, is he still safe from the warlord
        does the bishop protect my neighbours city
        Does the Bishop receive gold for his noble districts?
card-abbot-2016 = Abbot
    .reminder = 1 gold or card per religious district; 1 gold from the richest.
    .effect = Gain 1 gold or 1 card per religious district in your city; say first how many of each. If you are not among the richest, you may take 1 gold from the richest player.
    .asked =
        what does the abbot do
        how much can abbot take from the richest
        what do i get per blue district as abbot
        when can the abbot take gold from the richest player
        abbot power pls
        got 4 blues as the abbot, whats my payout
        abbot - who coughs up the extra coin
        abbot with 3 blue, how many coins and how many cards
    .yes =
        can the abbot mix, like 2 gold and 1 card off 3 blue districts
        do i have to say the gold/card split up front with the abbot
        im poor and playing abbot, can i grab a coin off the richest guy
        is taking the coin from the richest optional for the abbot
        4 churches, abbot says 4 cards no gold, legal?
        playing abbot, must i announce coins vs cards before taking any
        someone has more money than me and im the abbot, he has to hand me one?
        the abbot leaves the rich guys coin alone if he feels like it, right
        can i take only gold for my blue districts as abbot
        abbot is poorer than me and im the richest, do i lose a coin?
        may the abbot take 1 gold from the player with the most
        3 religious districts, abbot takes 3 things in total?
    .no =
        does abbot get gold AND a card for each religious district
        can the abbot take 2 gold from the richest player
        im abbot and im the richest myself, do i get the extra coin from someone
        can i decide coin by coin as i go with the abbot
        does the abbot count religious districts in other peoples cities
        abbot with 2 blues gets 2 gold plus 2 cards?
        everyone richer than the abbot pays him a coin?
        im tied for most gold, does the abbot still get to beg a coin
        abbot draws one card, sees its junk, switches to gold for the rest without saying so before?
        can the abbot rob me if im not the richest
        im the richest and the abbot comes, do i lose half my gold
        abbot must take gold only, cards banned?
        do i have to take the coin from the richest as abbot
        Is the Abbot allowed to change his mind about gold or cards halfway through?
card-cardinal-2016 = Cardinal
    .reminder = 1 card per religious district; trades cards for missing gold.
    .effect = Gain 1 card per religious district in your city. If you are short of gold for a district, you may take exactly what is missing from one other player. Give that player one card from your hand for each coin, and build the district.
    .asked =
        what does the cardinal do
        how many cards do i give when i take gold as cardinal
        when can the cardinal take somebodys gold
        what do i get for religious districts as cardinal
        cardinal - whats he do
        short 3 coins as cardinal, what does it cost me
        blue districts pay the cardinal in what
        cardinal takes gold from how many players
    .yes =
        does the cardinal draw a card per religious district
        im 2 gold short, can the cardinal take 2 from someone
        do i owe a card for each coin i take as cardinal
        do the cardinals cards go to the guy i took gold from
        is borrowing gold with the cardinal optional
        cardinal missing one coin, can he grab it from somebody and build
        took 2 coins from anna as cardinal, she gets 2 of my cards?
        cardinal with 3 churches draws three cards, right
        does the cardinal have to build the thing he took the money for
        can the cardinal take my gold if he cant afford his building
        do i get cards when the cardinal takes my gold
        cardinal is 3 short, gives 3 cards?
        must all the missing gold come from one player for the cardinal
    .no =
        can the cardinal take the missing gold from two players
        can cardinal grab more gold than he is short
        does the cardinal get gold for blue districts
        is the gold i take with the cardinal free of charge
        can the cardinal take gold without building anything
        cardinal takes 2 from bob and 1 from sue for the same building?
        can the cardinal help himself to 4 coins when he only lacks 2
        cardinal with enough gold just swaps cards for someones coins?
        do the cardinals payment cards go under the deck
        cardinal gets coins for temples?
        one card covers all the coins the cardinal takes?
        cardinal takes my coins, i get nothing back?
        can the cardinal take my gold just because he likes to
        can i as cardinal pay with fewer cards than coins
        does the cardinal get coins for his churches
        Can the Cardinal collect the missing gold from several players?
card-merchant-2016 = Merchant
    .reminder = 1 gold per trade district, and 1 extra.
    .effect = Gain 1 gold per trade district in your city, and 1 extra gold, whatever you gathered.
    .asked =
        what does the merchant do
        how much gold does the merchant make
        whats the merchant bonus
        how much for trade districts as merchant
        merchants thing?
        merchant with 2 greens gets what in total
        how many bonus coins on top for the merchant
        merchant extra gold how much
    .yes =
        does the merchant get an extra coin even if i drew cards
        merchant gets 1 gold per green district right
        no trade districts at all, does merchant still get 1 gold
        3 green districts, is that 4 gold for the merchant
        merchant earns a coin per market, tavern and so on plus one?
        i have zero greens, does the merchant still pocket one coin
        drew cards this turn, merchants extra coin still mine?
        is 6 right for a merchant with 5 trade districts
        does the merchant always get one extra gold
        merchant took cards, still gets the bonus coin?
        4 green districts, merchant gets 5?
        do green districts pay me as merchant
    .no =
        does the merchant get 2 bonus gold
        does the merchant lose the bonus coin if he took cards
        can the merchant build extra trade districts
        merchant, do i draw cards for green districts
        do other players green districts pay the merchant
        3 greens and the merchant, only 3 coins in all?
        does the merchants bonus coin vanish unless he gathers gold
        merchant can put down several greens a turn?
        does merchant get paid for yellows
        do i get two extra coins for being merchant
        is the merchants extra coin only when he takes gold
        no greens so merchant gets nothing?
        merchant with 2 greens, 2 gold altogether?
        does the merchant get gold for every color
        Does the Merchant receive two extra gold on top of his trade districts?
card-alchemist-2016 = Alchemist
    .reminder = Gets the building gold back at the end of the turn.
    .effect = At the end of your turn, take back all the gold you paid for building, and only that. You must be able to pay the full price when you build.
    .asked =
        what does the alchemist do
        when does alchemist get his gold back
        how much gold comes back to the alchemist
        which payments does the alchemist recover
        remind me of the alchemists trick
        i built for 4 and im the alchemist, what do i pocket at the end
        at what point in the turn is the alchemist reimbursed
        alchemist gets money back when
    .yes =
        do i get my building money back as alchemist
        alchemist refund comes at the end of my turn right
        alchemist: need the whole price in hand to build?
        built something for 5 as the alchemist, do i get all 5 back
        alchemist turn over, everything i spent on construction returns to me?
        is a 6 gold building basically free in the end if im the alchemist
        only 3 coins in hand as alchemist so a 4 coster is out of reach, right
        does the alchemists money come back only after hes finished
        do i get refunded for building as alchemist
        does the alchemist still have to pay for his district first
        alchemist built for 3, gets 3 back at end of turn?
        is the alchemist broke until his turn ends
    .no =
        can the alchemist build on credit and get paid later
        does alchemist only get half the cost back
        does the alchemist get back gold spent on stuff other than building
        is the alchemist refund paid right away when i build
        alchemist, does he get gold for green districts
        can the alchemist reuse the refunded coins for another building the same turn
        paid 2 for cards at the smithy as alchemist, does that money come back too
        alchemist has 1 coin, can he put up a 5 cost and settle later
        does the alchemist earn a profit on top of what he paid
        alchemist gets 2 coins back at most?
        can the alchemist build without having the money
        built for 4 as alchemist, i only get 2 back?
        alchemist gets back the gold he paid for other things too?
        does the alchemist get his money back at the start of next turn
        Does the Alchemist never have to pay for buildings at all?
card-trader-2016 = Trader
    .reminder = 1 gold per trade district; any number of trade districts.
    .effect = Gain 1 gold per trade district in your city. You may build any number of trade districts this turn, and one district of another type.
    .asked =
        what does the trader do
        how many green districts can the trader build
        how much gold for the trader
        what can the trader build besides trade districts
        trader what does he do
        cap on green builds for the trader?
        4 greens in town as trader, income
        trader, how many non green builds
    .yes =
        can the trader build 3 green districts in a turn
        does the trader get gold for trade districts
        trader: can i build 2 green ones and a red one
        are green builds unlimited for the trader
        trader: tavern, market, docks and a church in one turn ok?
        does each green pay the trader one coin
        trader may lay as many greens as he can afford?
        can the trader build only a single non green and call it a day
        may the trader build more than one trade district
        can i build 5 greens as trader if i have the gold
        trader: one blue and three greens allowed?
        do i earn for green districts as trader
    .no =
        can the trader build two non-trade districts
        does the trader get an extra coin like the merchant
        is the trader capped at three trade districts
        must the trader build more than one
        does the trader build trade districts for free
        trader builds a castle and a church in one turn?
        only 3 greens per turn for the trader?
        greens cost nothing for the trader?
        trader gets a bonus coin regardless of his greens?
        does the trader get unlimited builds of any color
        is the trader limited to green only, no other color at all
        can i build two red ones as trader
        are green districts free for me as trader
        trader gets one extra gold on top?
        trader only one build per turn?
        Does the Trader have to build trade districts?
card-architect-2016 = Architect
    .reminder = Draws 2 extra cards; builds up to three.
    .effect = Draw 2 extra cards, whatever you gathered. You may build up to three districts.
    .asked =
        what does the architect do
        how many districts can the architect build
        how many bonus cards for architect
        whats the building limit as architect
        whats the architect good for
        took gold as architect, how many cards do i pick up anyway
        max number of buildings in one go for the architect guy
        architect how many cards
    .yes =
        does the architect get 2 extra cards even if i took gold
        can i put down 3 districts as architect
        can the architect build just one district if he wants
        do the architects 2 bonus cards come on top of what i gathered
        architect here, three houses in one turn is fine yes
        i gathered 2 coins, does the architect bonus still hand me two cards
        can an architect put down zero districts and just enjoy the cards
        architect keeps both of his bonus cards?
        may the architect build two districts
        architect draws two cards even after taking coins?
        can i keep both extra cards as architect
        do i have to pay for each of the three districts as architect
    .no =
        must the architect build three
        does architect draw 3 extra cards
        can i build 4 with the architect
        does the architect build for free
        architect: do i have to throw one of the 2 extra cards back
        is the architect obliged to use all three of his builds
        does the architect get his two cards only when he gathers cards
        unlimited building for the architect?
        architect: pick 1 of the 2 bonus cards, other goes back?
        do buildings come cheaper for the architect
        is architect limited to one district
        does the architect get only one extra card
        took gold so no cards for the architect?
        five builds for the architect ok?
        Does the Architect have to build three districts every turn?
card-navigator-2016 = Navigator
    .reminder = Gains 4 gold or 4 cards; builds nothing.
    .effect = Gain 4 gold or 4 cards, whatever you gathered. You cannot build this turn.
    .asked =
        what does the navigator do
        how many cards or gold for navigator
        whats the downside of the navigator
        how many districts may the navigator build
        navigator - what for
        what do i lose by being navigator
        navigator bonus: how much of what
        navigator 4 of what
    .yes =
        can the navigator take 4 cards
        does the navigator get 4 gold on top of gathering
        is navigator banned from building
        i gathered cards, can the navigator still take the 4 gold
        as navigator i took my 2 gold and now 4 more, right?
        navigator goes without building this round?
        could the navigator choose four cards over four coins
        gathered gold, can navigator draw his 4 cards on top
        may the navigator take 4 gold
        navigator gets his 4 and the normal action too?
        am i forbidden to build as navigator
        can i pick 4 gold or 4 cards as navigator
    .no =
        can the navigator build a district
        can navigator take 2 gold and 2 cards
        does the navigator get 4 gold and 4 cards
        does the navigator replace my normal gathering
        does navigator get 3 gold
        navigator wants a single cheap tavern down, allowed?
        3 coins 1 card split as navigator?
        is navigator stuck with cards if he gathered cards
        do i skip gathering as the navigator
        all eight, 4 coins plus 4 cards for navigator?
        does the navigator give up building next round too
        can i build one district as navigator
        may the navigator mix gold and cards
        navigator gets both, four and four?
        navigator has plenty of gold, can he build?
        Does the Navigator have to choose the same thing that he gathered?
card-scholar-2016 = Scholar
    .reminder = Draws 7 cards, keeps one; builds up to two.
    .effect = Draw 7 cards, keep one and shuffle the other six into the deck. You may build up to two districts.
    .asked =
        what does the scholar do
        how many cards does the scholar look at
        what happens to the cards the scholar doesnt keep
        how many can the scholar build
        scholar what
        from how many cards does the scholar pick
        scholar, buildings per turn
        scholar keeps how many cards
    .yes =
        does the scholar draw 7 cards
        can the scholar build two districts
        scholar shuffles the other six back into the deck?
        can the scholar build only one if i want
        scholar draws seven picks the best one?
        can the scholar put up two buildings
        six of the scholars seven get mixed back into the pile, right
        one building only as scholar, thats ok too?
        may the scholar keep one of seven cards
        do i shuffle six cards back as scholar
        scholar can build 2?
        do i get to look at 7 cards as the scholar
    .no =
        does the scholar keep 2 of the 7
        can the scholar build 3 districts
        do the scholars leftover cards go to the bottom unshuffled
        does scholar draw 5 cards
        does the scholar get to keep all seven cards
        scholar keeps three of the cards he drew?
        do the six leftovers of the scholar stay in his hand
        is three buildings within the scholars limit
        does the scholar put his six rejects in a discard pile
        scholar looks at 4 cards?
        may the scholar keep two cards
        can i build three things as scholar
        scholar only one build allowed?
        do the six scholar cards get thrown out of the game
        Does the Scholar keep every card that he draws?
card-warlord-2016 = Warlord
    .reminder = 1 gold per military district; destroys a district for its cost minus 1.
    .effect = Gain 1 gold per military district in your city. You may destroy one district in any city, your own included, for 1 gold less than its cost. You cannot destroy anything in a completed city.
    .asked =
        what does the warlord do
        how much does it cost the warlord to destroy a district
        where cant the warlord destroy
        how much gold does the warlord get
        warlord whats his power
        knocking down a 5 cost, warlord pays?
        warlord with 3 reds gets what
        warlord pays how much
    .yes =
        can the warlord blow up a 1 cost district for free
        can the warlord wreck his own district
        warlord pays cost minus 1, so 3 for a 4 cost?
        does the warlord get gold for red districts
        can the warlord choose to destroy nothing
        2 cost tavern, warlord razes it for 1?
        is a 1 coin building free to smash for the warlord
        warlord may demolish in his own city too?
        can the warlord sit on his hands and smash nothing
        completed city means the warlord cant touch it, right
        can the warlord destroy my district
        city done, am i safe from the warlord
        may i destroy my own building as warlord
        warlord pays 2 for a 3 cost?
    .no =
        can the warlord hit a completed city
        does the warlord pay the full cost to destroy
        can the warlord destroy two districts
        must the warlord destroy something every turn
        does the warlord keep the district for his own city after destroying it
        warlord pays 4 to raze a 4?
        warlord gets the building he knocks down?
        two tear downs in one turn for the warlord?
        can the warlord flatten something in a finished town
        warlord shells out 1 more than the cost to raze?
        does the warlord earn for greens
        do i have to destroy something as warlord
        warlord destroys for free always?
        city complete, can warlord still hit me
        does the warlord get paid by me when he destroys
        Can the Warlord destroy several districts in the same turn?
card-diplomat-2016 = Diplomat
    .reminder = 1 gold per military district; exchanges a district, pays the difference.
    .effect = Gain 1 gold per military district in your city. You may exchange one of your districts for one in another city and pay its owner the difference if theirs costs more. You cannot exchange with a completed city, and neither city may receive a district it already has.
    .asked =
        what does the diplomat do
        how much does a diplomat swap cost
        who gets the money when the diplomat swaps
        which districts cant the diplomat exchange
        diplomats power?
        i give a 2 and get a 4 as diplomat, how much do i owe
        diplomat color income - which one
        diplomat swap, who gets paid
    .yes =
        can the diplomat swap one of my districts for someone elses
        does diplomat pay the difference to the other player
        does the diplomat get gold for red districts
        can the diplomat skip the swap
        same cost both sides, is the diplomat swap free
        can the diplomat trade his tavern for my castle
        diplomat swaps and theirs is pricier, i as the owner get the difference in coins?
        finished city is off limits to the diplomat, correct
        red buildings pay the diplomat 1 each?
        diplomat gives me a costlier one than he takes, so he pays nothing?
        may the diplomat exchange districts with me
        diplomat takes my pricier district, do i get the difference?
        city done, am i safe from the diplomat
        do i earn gold for military districts as diplomat
    .no =
        can the diplomat trade with a finished city
        can diplomat swap two districts in one turn
        does the diplomats difference go to the bank
        can the diplomat take a district i already have in my city
        does the diplomat pay the full price of the district he gets
        can the diplomat hand me a building thats already in my town
        diplomat pays the bank for the trade?
        diplomat can just take my district without giving one
        is the diplomat forced to make a trade
        diplomat hands over 5 and takes a 3, do i have to pay him 2
        does the diplomat pay the bank when he swaps
        my city is complete, can the diplomat swap with me
        can the diplomat give me a duplicate
        do i have to swap as diplomat
        Can the Diplomat take a district without giving one of his own?
card-marshal-2016 = Marshal
    .reminder = 1 gold per military district; seizes a district of cost 3 or less.
    .effect = Gain 1 gold per military district in your city. You may seize one district of cost 3 or less from another city and pay its cost to the owner. You cannot seize anything from a completed city, or a district you already have.
    .asked =
        what does the marshal do
        how much does the marshal pay for a seized district
        what cost can the marshal seize up to
        who gets the gold when the marshal takes a district
        whats the marshal up to
        marshal takes my 2 cost market, how much do i get
        most expensive thing a marshal can nick
        how expensive may a district be for the marshal
    .yes =
        can the marshal steal a 3 cost district
        does the marshal pay the owner of the district he seizes
        marshal gets gold for red districts yeah?
        can the marshal skip seizing
        marshal wants my 3 coin manor, he can have it if he pays me 3?
        marshal ignores everyones buildings, thats allowed?
        can the marshal not touch a town thats finished
        do i as robbed owner get coins from the marshal
        marshal has 2 red districts, 2 gold?
        can the marshal take my 2 cost district
        marshal took my district, do i get paid?
        city finished, am i safe from the marshal
        does the marshal earn from military districts
    .no =
        can the marshal grab a district that costs 5
        does marshal pay 1 less than the cost like the warlord
        can the marshal take from a completed city
        does the marshals gold for the district go to the bank
        can i seize a second copy of what i have with the marshal
        can the marshal seize two districts in one turn
        marshal nicks my fortress for free?
        4 cost district, can the marshal seize it
        marshal already owns a tavern, may he seize mine
        does the marshal destroy the building he goes for
        marshal pays the bank when he takes your building?
        can the marshal loot one from each opponent
        can the marshal take a 4 cost
        is seizing free for the marshal
        do i lose my district to the marshal without getting gold
        marshal already has that one, can he take mine anyway
        Is the Marshal forced to seize a district each turn?
card-queen-2016 = Queen
    .reminder = 3 gold next to the rank 4 player.
    .effect = If you sit next to the player who revealed the rank 4 character, gain 3 gold. If that character was killed, you gain the gold at the end of the round. Used only with five or more players.
    .asked =
        what does the queen do
        how much gold does the queen get
        when does the queen get her gold if the king is killed
        who does the queen need to sit next to
        queen power?
        minimum players for the queen
        king beside me got killed, when do i as queen collect
        what is a queen paid for sitting by the rank 4
        queen gets how many coins
    .yes =
        does the queen get 3 gold sitting next to the king
        queen next to a murdered king, does she get paid at end of round
        does the queen need 5+ players
        my left neighbour showed rank 4, do i as queen get 3
        im queen, the emperor is on my right, 3 coins for me?
        five of us tonight, can the queen be in
        king next to the queen was assassinated, she collects once the round is over?
        patrician on my left, am i as queen paid 3
        king sits right beside me, do i get 3 as queen
        queen counts both neighbours left and right?
        six players, queen allowed?
        killed king next to queen, still 3 gold at the end?
    .no =
        does the queen get 2 gold for sitting by the king
        can we play the queen with 4 players
        king sits across the table, does the queen get gold
        does the queen get 3 gold no matter where the king sits
        queen next to the rank 8 guy, is that 3 gold
        queen two seats away from the king, any gold?
        there are 4 of us, queen allowed?
        does the queen take the crown
        queen gets 3 coins with the king on the far side of the table?
        queen sits beside the bishop, 3 gold?
        does being next to the king give the queen 1 coin
        king isnt next to me, gold for the queen anyway?
        three players, can we use the queen
        sitting next to the assassin, does the queen get 3
        killed king next door, queen gets nothing?
        Does the Queen collect 4 gold from sitting next to the King?
card-artist-2016 = Artist
    .reminder = Beautifies one or two of his districts: 1 coin each, +1 cost and point.
    .effect = Put 1 of your coins on one of your districts, or on each of two. A beautified district costs 1 more and scores 1 extra point for the rest of the game. You can beautify a district only once.
    .asked =
        what does the artist do
        how many districts can the artist beautify
        how many points is an artist coin worth
        what happens to a district the artist decorated
        artist ability, quick
        how much does it cost to pretty up a district as artist
        decorated a 4 coster with the artist, whats it worth at the end
    .yes =
        can the artist put a coin on two different districts
        does a beautified district score 1 more, artist
        does the artist use my own coins
        does the artists bonus last till end of game
        artist: can i beautify just one district and stop
        im artist, a coin each on two of my buildings, ok?
        does the coin from the artist push up the price the warlord has to reckon with
        artist decorates one building only, thats enough?
        is a district off limits for more beautifying once the artist has been there
        artist coin on my tavern, 1 extra point for me when we count?
        may the artist decorate two of his districts
        do i pay for the artist coins myself
        artist put a coin on my 3 cost, does it cost 4 now?
        is a decorated district worth one point more
    .no =
        can i stack 2 coins on one district with the artist
        can artist beautify three districts in a turn
        do the artist coins come from the bank
        next time im artist can i beautify the same district again
        can the artist put a coin on someone elses district
        can i pile three coins on my castle as artist
        artist makes all my districts worth one more?
        does the artist effect wear off after the round
        can artist money be taken from the pot instead of my own
        does the artist coin give 2 points
        both artist coins on the same district ok?
        already beautified, can artist do it again?
        can the artist beautify my district if im not the artist
        does the artist take the coins back at the end of the game
        must the artist beautify two districts
card-tax-collector-2016 = Tax Collector
    .reminder = Takes the tax: 1 gold for every district built.
    .effect = While this character is in the game, everyone who builds puts 1 gold on its token right away for each district, even one built without paying, if they have gold left. The Tax Collector pays no tax. On your turn you may take all the gold from the token. It stays there while nobody plays the Tax Collector.
    .asked =
        what does the tax collector do
        how much is the tax for the tax collector
        when do i pay the tax collector
        who has to pay the tax collector
        tax collector what
        how much tax for 3 buildings in a turn
        tax coins, where do they sit until the collector shows up
        spent everything on the build, tax?
        tax collector how much per building
    .yes =
        do i pay 1 gold to the tax collector for each district i build
        does the tax collector take all the gold on the token
        got a district built for free, still tax for the tax collector?
        nobody picked tax collector, does the gold stay on the token
        i put up two buildings and still have cash, 2 coins of tax?
        tax collector sweeps up the whole pile on his turn?
        tax guy wasnt chosen this round, coins just sit there?
        does the tax collector himself build tax free
        zero coins left after my build so no tax, right
        framework build costs me nothing, still taxed if i have a coin?
        do i have to pay tax when i build with the tax collector in the game
        tax collector builds, no tax for him?
        can i as tax collector take all the tax gold
        no gold left after building, am i free of the tax?
    .no =
        does the tax collector pay his own tax
        im out of gold after building, do i owe the tax collector
        is the tax collector tax 2 gold per district
        does the tax collectors gold go back to the bank if nobody plays him
        built 2 districts, is it only 1 gold total to the tax collector
        does the tax collector charge me a coin for gathering
        tax is paid at the end of the round?
        tax pile wiped when tax collector isnt in play that round?
        tax collector only gets half of whats piled up
        do i dodge the tax if my building was free
        tax is one coin per turn however many i build?
        does the tax collector tax himself
        free building so no tax for the tax collector?
        tax collector not picked, is nobody taxed and the gold gone?
        do i pay tax for gathering gold with the tax collector
        Is the tax for the Tax Collector two gold for each district?

## Characters of the older boxes: the base eight and rank 9

card-assassin-classic = Assassin
    .reminder = Names a character: it stays silent and loses its turn.
    .effect = Name another character, not a player. The player who has it says nothing when it is called and loses their turn.
card-assassin-third = Assassin
    .reminder = Names a character: no turn, and its card is shown last.
    .effect = Name another character, not a player. The player who has it says nothing when it is called and loses their turn. The card is shown only at the end of the round.
card-thief-classic = Thief
    .reminder = Names a character: takes all its gold when it is called.
    .effect = Name another character to rob, except the Assassin, the Witch and the character they named. When it is called, its player gives you all their gold.
card-thief-third = Thief
    .reminder = Names a character: takes all its gold when it is revealed.
    .effect = Name another character to rob, except the Assassin, the Witch and the character they named. When it is called and revealed, its player gives you all their gold.
card-magician-classic = Magician
    .reminder = Exchanges hands with a player, or cards with the deck.
    .effect = At any time during your turn, do one of two things: exchange your whole hand for another player's, or put any number of your cards under the deck and draw as many.
card-magician-third = Magician
    .reminder = Exchanges hands with a player, or cards with the deck.
    .effect = At any time during your turn, do one of two things: exchange your whole hand for another player's, or put any number of your cards under the deck and draw as many.
card-king-classic = King
    .reminder = Takes the crown at once; 1 gold per noble district.
    .effect = Take the crown as soon as you are called. Gain 1 gold per noble district in your city. If you are killed, you lose the turn, but take the crown at the end of the round. If nobody is the King, the crown stays where it is.
card-king-third = King
    .reminder = Takes the crown at once; 1 gold per noble district.
    .effect = Take the crown as soon as you are called. Gain 1 gold per noble district in your city. If you are killed, you lose the turn, but after everyone has played you show your card and take the crown. If nobody is the King, the crown stays where it is.
card-bishop-classic = Bishop
    .reminder = 1 gold per religious district; safe from the Warlord.
    .effect = Gain 1 gold per religious district in your city. The Warlord cannot destroy your districts, and the Diplomat cannot take them.
card-bishop-third = Bishop
    .reminder = 1 gold per religious district; safe from the Warlord.
    .effect = Gain 1 gold per religious district in your city. Neither the Warlord nor the Diplomat can touch your city.
card-merchant-classic = Merchant
    .reminder = 1 gold per trade district; 1 extra after the action.
    .effect = Gain 1 gold per trade district in your city. After your action, gain 1 extra gold.
card-merchant-third = Merchant
    .reminder = 1 extra gold at the start of the turn; 1 per trade district.
    .effect = At the start of your turn, gain 1 gold, whatever your action will be. Gain 1 gold per trade district in your city.
card-architect-classic = Architect
    .reminder = Draws 2 extra cards after the action; builds up to three.
    .effect = After your action, draw 2 cards and keep both. You may build up to three districts.
card-architect-third = Architect
    .reminder = Draws 2 extra cards at the start of the turn; builds up to three.
    .effect = At the start of your turn, draw 2 cards and keep both. You may build up to three districts.
card-warlord-classic = Warlord
    .reminder = 1 gold per military district; at the end destroys for cost minus 1.
    .effect = Gain 1 gold per military district in your city. At the end of your turn you may destroy one district in any city, your own included, for 1 gold less than its cost. You cannot destroy anything in a city of 8 districts, or of 7 in a short game.
card-warlord-third = Warlord
    .reminder = 1 gold per military district; at the end destroys for cost minus 1.
    .effect = Gain 1 gold per military district in your city. At the end of your turn you may destroy one district in any city, your own included, for 1 gold less than its cost. You cannot destroy anything in a completed city.
card-artist-classic = Artist
    .reminder = A coin on one or two own districts: +1 cost and +1 point each.
    .effect = Put 1 of your coins on one of your districts, or on each of two. That district costs 1 more to destroy or exchange and scores 1 extra point. You can beautify a district only once.
card-artist-third = Artist
    .reminder = A coin on one or two own districts: +1 cost each.
    .effect = Put 1 of your coins on one of your districts, or on each of two. That district costs 1 more, and so does destroying or exchanging it. You can beautify a district only once.
card-queen-classic = Queen
    .reminder = 3 gold next to the King or the Emperor.
    .effect = Gain 3 gold if you sit next to the King or the Emperor. If that character was killed, you gain the gold at the end of the round, when the card is shown. Used only with five or more players.
card-queen-third = Queen
    .reminder = 3 gold from the bank next to the King or the Emperor.
    .effect = Gain 3 gold from the bank if you sit next to the King or the Emperor. If that character was killed, you gain the gold after your turn, when the card is shown. Used only with five or more players.

## Characters of the older boxes: the bonus ones

card-abbot-classic = Abbot
    .reminder = 1 gold per religious district; 1 gold from the one richest player.
    .effect = Gain 1 gold per religious district in your city. The player with the most gold gives you 1. If several tie for the most, or you have the most, nobody gives you anything.
card-abbot-third = Abbot
    .reminder = 1 gold per religious district; 1 gold from the one richest player.
    .effect = Gain 1 gold per religious district in your city. The one richest player gives you 1 gold. If several tie, or you are the richest, you get nothing.
card-alchemist-classic = Alchemist
    .reminder = Gets the building gold back at the end of the turn.
    .effect = At the end of your turn, take back all the gold you paid for building. You must be able to pay when you build.
card-alchemist-third = Alchemist
    .reminder = Gets the building gold back at once.
    .effect = The gold you pay for building comes back to you at once. You must be able to pay when you build.
card-diplomat-classic = Diplomat
    .reminder = 1 gold per military district; at the end exchanges a district.
    .effect = Gain 1 gold per military district in your city. At the end of your turn you may exchange one of your districts for one in another city and pay the difference if theirs costs more. You cannot take the Keep, or anything from the Bishop's city or a city of 8 districts (7 in a short game). The Graveyard stays out of the deck.
card-diplomat-third = Diplomat
    .reminder = 1 gold per military district; exchanges a district, pays the difference.
    .effect = Gain 1 gold per military district in your city. You may exchange one of your districts for one in another city and pay the difference if theirs costs more; the Great Wall and the Artist's coin each add 1. You cannot take the Keep, or anything from the Bishop's city or a completed city. The Graveyard stays out of the deck.
card-emperor-classic = Emperor
    .reminder = 1 gold per noble district; gives the crown away for 1 gold or card.
    .effect = When you are called, take the crown from the player who has it and give it to another player, not yourself. The player who gets it chooses what to give you: 1 gold or 1 card. Gain 1 gold per noble district in your city. The Emperor is never discarded face up.
card-emperor-third = Emperor
    .reminder = 1 gold per noble district; gives the crown away for 1 gold or card.
    .effect = When you are called, take the crown from the player who has it and give it to another player, but neither back to that player nor to yourself. The player who gets it chooses what to give you: 1 gold or 1 card. Gain 1 gold per noble district in your city. The King's rules apply to the Emperor as far as they can.
card-navigator-classic = Navigator
    .reminder = After the action 4 gold or 4 cards; builds nothing.
    .effect = After your action, gain 4 gold or 4 cards. You cannot build this turn.
card-navigator-third = Navigator
    .reminder = After the action 4 gold or 4 cards; then the turn ends.
    .effect = After your action, gain 4 gold or 4 cards; then your turn ends, and you build nothing.
card-tax-collector-classic = Tax Collector
    .reminder = Each player who built gives 1 gold at the end of their turn.
    .effect = This round every other player who built one or more districts gives you 1 gold at the end of their turn, if they have any left. The Assassin, who plays before you, pays when you are revealed.
card-tax-collector-third = Tax Collector
    .reminder = Each player who built gives 1 gold at the end of their turn.
    .effect = This round every other player who built gives you 1 gold at the end of their turn, if they have any left, however much they built. If the Assassin built, he pays when you are revealed.
card-witch-classic = Witch
    .reminder = Acts, names a character, stops; later plays its turn.
    .effect = Take your action, then name another character: your turn stops there. When that character is called, its player shows the card and only takes an action. Then you continue your turn and use that character's power, with your own hand, gold and city. A bewitched King still takes the crown. If nobody has the character, the rest of your turn is lost.
card-witch-third = Witch
    .reminder = Acts, names a character, stops; later plays its turn.
    .effect = Take your action, then name another character: your turn stops there. When that character is called, its player shows the card and only takes an action. Then you continue your turn and use that character's power, with your own hand, gold and city; you also get the Merchant's extra gold and the Architect's extra cards. A bewitched King still takes the crown. If nobody has the character, the rest of your turn is lost.
card-wizard-classic = Wizard
    .reminder = Looks at a hand, takes a card or builds it; may build duplicates.
    .effect = Look at another player's hand and take one card: keep it, or build it at once for its cost, outside the building limit. This turn you may build districts your city already has.
card-wizard-third = Wizard
    .reminder = Looks at a hand, takes a card or builds it; may build duplicates.
    .effect = Look at another player's hand and take one card: keep it, or build it at once for its cost, outside the building limit. This turn you may build districts your city already has.

## Basic districts, 2016

card-manor-2016 = Manor
card-castle-2016 = Castle
card-palace-2016 = Palace
card-temple-2016 = Temple
card-church-2016 = Church
card-monastery-2016 = Monastery
card-cathedral-2016 = Cathedral
card-tavern-2016 = Tavern
card-market-2016 = Market
card-trading-post-2016 = Trading Post
card-docks-2016 = Docks
card-harbor-2016 = Harbor
card-town-hall-2016 = Town Hall
card-watchtower-2016 = Watchtower
card-prison-2016 = Prison
card-barracks-2016 = Barracks
card-fortress-2016 = Fortress

## What a basic district does, by its type

basic-effect-2016 =
    { $type ->
        [noble] No effect of its own. The King and the Emperor gain 1 gold for it, the Patrician 1 card.
        [religious] No effect of its own. The Bishop gains 1 gold for it, the Cardinal 1 card, the Abbot either.
        [trade] No effect of its own. The Merchant and the Trader gain 1 gold for it.
       *[military] No effect of its own. The Warlord, the Diplomat and the Marshal gain 1 gold for it.
    }
basic-reminder-2016 = No effect of its own.

## Unique districts, 2016

card-armory-2016 = Armory
    .reminder = Destroy it to destroy any one district.
    .effect = On your turn you may destroy the Armory to destroy one district of your choice. You cannot destroy anything in a completed city.
    .asked =
        what does the armory do
        when can i use the armory
        what do i have to give up to use armory
        armory effect
        price for firing the armory
        armory destroys how many
    .yes =
        do i lose the armory when i use it
        can i blow up someones district with the armory
        can i keep my armory and never use it
        i sacrifice the armory, do i choose which district goes down
        armory goes boom, i lose it and pick one building to take down with it?
        can i sit on the armory the whole game
        can a finished town laugh at my armory
        does the armory let me pick any one district as target
        is firing the armory something i do on my own turn
        can i destroy any district with the armory
        is the armory gone after i use it
        can the armory be used without paying gold
    .no =
        can the armory hit a finished city
        does using the armory cost me gold
        can i fire the armory on another players turn
        can one armory take out two enemy districts
        do i have to use the armory this turn
        armory stays in my town after i fire it?
        1 coin less than the cost to fire the armory?
        armory on a completed city, works?
        two buildings for one armory?
        may i set off the armory when its somebody elses go
        armory lets me take the building instead of wrecking it
        does the armory survive when i use it
        must i use the armory
        can i lose a district to the armory when my city is complete
        can i use the armory outside my turn
        Can the Armory destroy two districts at once?
card-basilica-2016 = Basilica
    .reminder = End: 1 point per district of odd cost.
    .effect = At the end of the game: 1 point for each district in your city whose cost is odd.
    .asked =
        what does basilica do
        how many points for the basilica
        which districts count for basilica
        basilica scoring?
        how do i count the basilica, odd or even
        basilica points per district
    .yes =
        does a 3 cost district score with the basilica
        is basilica 1 point per odd cost building
        i have basilica, does my 1 gold tavern give a point at the end
        basilica only counts my own city right
        basilica: my 5 cost cathedral is one more point?
        four odd priced districts in town, basilica makes 4 points?
        evens are worthless for the basilica, right
        basilica pays at final scoring only?
        do odd cost districts score for my basilica
        5 odd districts, basilica gives 5?
        does basilica score at the end
        is basilica one point each
    .no =
        does basilica give points for even cost districts
        is it 2 points per odd district with the basilica
        do i get the basilica points every round
        does the basilica count odd districts in other players cities
        do odd cost cards in my hand score with basilica
        2 cost and 4 cost ones give a basilica point each?
        does the basilica pay me gold for odd districts
        basilica counts districts with an odd number of cards in hand
        3 odd ones, 6 points from basilica?
        do my neighbours 3 cost buildings feed my basilica
        is the basilica about how many districts i have being odd
        do even ones count for basilica
        does a 2 cost score with basilica
        basilica counts my hand too?
        is basilica a flat 3 points
        Does the Basilica reward districts with an even price?
card-capitol-2016 = Capitol
    .reminder = End: 3 points for three districts of one type.
    .effect = At the end of the game: 3 points, once, if your city has at least three districts of one type.
    .asked =
        what does the capitol do
        how many points for capitol
        how many same type districts do i need for the capitol
        capitol requirement?
        capitol gives how much at the end
        capitol bonus how many points
    .yes =
        3 green ones in my city, does capitol pay
        does the capitol give 3 points for three districts of one color
        i have 4 blue districts, do i still get the capitol bonus
        is capitol scored only once
        three reds, capitol bonus is mine?
        5 of the same color, capitol still 3 points and no more?
        capitol: 2 blue 2 green 2 red is nothing, right
        does the capitol pay at the end only
        do i get 3 points with capitol for three blues
        four greens, capitol gives 3?
        is capitol only counted one time
        do i need three of one color for capitol
    .no =
        two sets of three, 6 points from the capitol?
        does capitol work with only two of the same type
        do three districts of different types count for the capitol
        is the capitol worth 5 bonus points
        can i score the capitol mid game
        3 blue and 3 green, capitol counted twice?
        pair of yellows enough for the capitol?
        one of each color triggers capitol?
        capitol gives 1 point for each district of a type
        does the capitol pay coins
        6 greens, 6 points with capitol?
        two reds enough for capitol?
        two triples, do i get capitol twice
        capitol gives 3 points always, no matter what?
        three different colors good for capitol?
        Does the Capitol give more points when I have six of a kind?
card-dragon-gate-2016 = Dragon Gate
    .reminder = End: 2 extra points.
    .effect = At the end of the game: 2 extra points.
    .asked =
        what does dragon gate do
        how many points for the dragon gate
        when do i score dragon gate
        dragon gate total value
        dragon gate bonus, how big
        dragon gate how many extra points
    .yes =
        is dragon gate worth 8 points in total
        does the dragon gate give 2 extra points
        is the dragon gate bonus counted at game end
        do i score the dragon gate cost plus 2
        do i add two to the dragon gates cost when counting
        dragon gate scores more than what i paid for it, right
        dragon gate bonus with no conditions?
        built dragon gate, 2 bonus points when its over?
        do i get bonus points for dragon gate
        my dragon gate cost 6, is it 8 points?
        does dragon gate score two more than its cost
        dragon gate: 2 points extra at the end, no strings attached?
    .no =
        does dragon gate give 3 bonus points
        is the dragon gate worth just 6 points at the end
        does the dragon gate give me gold every turn
        do i need something else in my city for the dragon gate bonus
        dragon gate doubles its cost in points?
        dragon gate bonus points during the game already?
        only the printed cost for my dragon gate, no extras?
        does dragon gate protect my town
        5 extra for dragon gate?
        dragon gate gives 2 points per district
        dragon gate pays gold?
        is dragon gate worth 7
        do i score dragon gate when i build it
        does dragon gate give only one extra point
        Does the Dragon Gate score nothing beyond its price?
card-factory-2016 = Factory
    .reminder = Your other unique districts cost 1 less.
    .effect = You pay 1 gold less to build any other unique district.
    .asked =
        what does the factory do
        how much do i save with the factory
        which districts are cheaper with factory
        factory discount?
        with my factory what do i pay for the 5 cost smithy
        factory saves how much on uniques
    .yes =
        are other purples cheaper with the factory
        does the factory knock 1 gold off a unique district
        i own the factory, library costs 6, do i pay 5
        with factory built, laboratory for 4 gold?
        purples one coin off thanks to the factory?
        factory in town, keep costs 3 so i pay 2?
        the factory wont discount itself, right
        factory: discount on every later purple i put up?
        do i pay less for purple districts with factory
        factory owner, museum costs 4, i pay 3?
        is the factory discount one gold
        may i use the factory for each unique i build
    .no =
        does factory make my green districts cheaper
        is the factory discount 2 gold
        does the factory cut its own price
        do other players get my factory discount
        are unique districts free with the factory
        factory takes a coin off my cathedral?
        is my opponent paying less because i have a factory
        factory cuts two coins on uniques?
        when i build the factory do i pay one less for it
        factory gives me a coin each turn
        half price purples with factory?
        does factory help with red districts
        you have the factory, do i pay less too
        does the factory save 3 gold
        is factory cheaper for itself
        Does the Factory reduce the price of all my districts?
card-framework-2016 = Framework
    .reminder = Destroy it to build a district for free.
    .effect = Instead of paying for a district you may destroy the Framework: then that district is free.
    .asked =
        what does framework do
        how do i use the framework
        what do i pay for a district if i destroy framework
        framework explain
        framework what do i lose and what do i gain
        framework gives me what
    .yes =
        can i trash the framework to build something free
        is the district free if i destroy the framework
        do i lose the framework when i use it
        can i keep the framework and just pay normally
        tear down framework and get a 6 cost for nothing?
        can the framework sit there while i pay cash for other stuff
        framework is gone once ive used it right
        zero coins but i own the framework, can i still build
        can i build for free with the framework
        do i have to destroy framework to get the free building
        framework: may i build a 5 cost without gold
        framework in city, can i still pay cash
    .no =
        after using framework do i still pay part of the cost
        does the framework stay in my city after use
        must i use the framework on my next build
        does the framework just give a 3 gold discount
        can one framework pay for two districts
        framework knocks only a few coins off?
        i use framework and keep it for next time?
        am i obliged to burn my framework on the next thing i build
        framework makes all builds this turn free?
        framework lets me destroy someone elses building
        framework plus half the price, is that the deal
        do i keep the framework after the free build
        do i still owe gold when i destroy the framework
        framework gives a free building every turn?
        is framework only half off
        Do I have to use the Framework as soon as I can?
card-gold-mine-2016 = Gold Mine
    .reminder = Gathering gold: 1 extra.
    .effect = When you gather gold, gain 1 extra gold.
    .asked =
        what does gold mine do
        how much gold do i gather with the gold mine
        when does the gold mine trigger
        gold mine gives?
        take gold with a gold mine in town, total?
        gold mine how much extra
    .yes =
        do i get 3 gold instead of 2 with the gold mine
        does gold mine give +1 when i gather gold
        i take gold as my action, does my gold mine add one
        does the gold mine work every turn i take gold
        gold mine, i pick up three coins when i choose gold?
        picked cards so the mine does nothing, right
        one extra coin from the gold mine each time i gather gold?
        gold mine bonus without paying anything?
        do i get one more coin with the gold mine
        gold mine: take 3 when gathering gold?
        got the gold mine, is the extra coin free
        does gold mine help each time i choose gold
    .no =
        does the gold mine give 2 extra
        i took cards this turn, does the gold mine still pay
        do other players get the gold mine bonus when they take gold
        do i have to pay to use the gold mine
        does gold mine give a bonus card
        4 coins with the gold mine?
        gold mine coin even when i go for cards?
        mine pays me when my neighbor gathers gold?
        gold mine increases the kings income per castle
        is the gold mine a one shot
        must i discard a card for the gold mine coin
        drew cards, does gold mine pay me
        gold mine gives me 4 in total?
        does the gold mine pay everyone
        gold mine coin without gathering?
        Does the Gold Mine add two gold when I gather?
card-great-wall-2016 = Great Wall
    .reminder = Rank 8 pays 1 extra in your city.
    .effect = The rank 8 character pays 1 extra gold to use its ability on any district in your city.
    .asked =
        what does great wall do
        how much more does the warlord pay with the great wall
        who pays extra because of great wall
        great wall what for
        warlord hits a 3 cost in great wall town, how much more than normal
        great wall extra cost for warlord
    .yes =
        does the warlord pay 1 more against my great wall city
        great wall adds 1 gold to the warlord's price
        can rank 8 still hit my city if he pays the great wall extra
        is the great wall about every district in my city
        great wall makes it one coin dearer for the warlord?
        marshal pays an extra coin to grab from great wall city?
        great wall covers all my buildings not just itself, right
        warlord with enough cash can still smash me despite great wall?
        does the great wall make warlord pay more
        great wall in my city, can the warlord still attack me
        do all my districts cost 1 more to destroy with great wall
        does the diplomat pay 1 more because of my great wall
    .no =
        does the great wall make me immune to the warlord
        is the great wall surcharge 2 gold
        do i pay extra for my own great wall when i build
        does great wall protect my neighbors city too
        does the great wall make the thief pay more
        great wall = nobody can destroy my stuff?
        great wall costs the warlord double?
        assassin pays extra because of my great wall?
        is great wall only protecting one building i choose
        do my building prices go up with great wall
        does the great wall shield the player next to me
        am i totally safe with the great wall
        great wall blocks the warlord?
        great wall 3 gold more?
        do i pay more to build with the great wall
        Does the Great Wall protect every city on the table?
card-haunted-quarter-2016 = Haunted Quarter
    .reminder = End: counts as a type of your choice.
    .effect = At the end of the game it counts as one district type of your choice.
    .asked =
        what does haunted quarter do
        when does the haunted quarter change type
        what type is the haunted quarter at game end
        haunted quarter whats it for
        haunted quarter color, who decides
        haunted quarter is what type in scoring
    .yes =
        can the haunted quarter be blue at the end
        do i pick the type for the haunted quarter
        can the haunted quarter fill in my missing color at scoring
        haunted quarter can stand in as a green one in final scoring
        missing red at the end, haunted quarter can be my red?
        i choose what the haunted quarter is when we score?
        haunted quarter stands for one type only, right
        could haunted quarter be noble in the final count
        can i choose the haunted quarters color at the end
        no blue in my city, can haunted quarter be it?
        may haunted quarter count as military at the end
        haunted quarter is it my decision what it counts as
    .no =
        can haunted quarter count as two types at once
        does the haunted quarter count as green for merchant income mid game
        does another player choose my haunted quarter type
        does the haunted quarter give gold
        haunted quarter is two colors in one at scoring?
        haunted quarter pays the bishop like a church during the game?
        is the haunted quarter worth 2 bonus points
        does the haunted quarter fill in for every color im missing
        haunted quarter switches color each round?
        haunted quarter only ever counts as purple, even at the end?
        can haunted quarter be all colors
        haunted quarter gives income as any color?
        is haunted quarter always purple at the end
        do the others decide on my haunted quarter
        Does the Haunted Quarter replace two missing types at the end?
card-imperial-treasury-2016 = Imperial Treasury
    .reminder = End: 1 point per gold in your stash.
    .effect = At the end of the game: 1 point for each gold in your stash.
    .asked =
        what does imperial treasury do
        how many points for the imperial treasury
        when is the gold counted for imperial treasury
        imperial treasury points how
        9 coins at the end and the imperial treasury, what do i get
        imperial treasury how many points per coin
    .yes =
        is leftover gold worth points with the imperial treasury
        imperial treasury: 6 gold left, 6 points?
        does the imperial treasury give 1 point per coin
        should i save gold at the end if i have the imperial treasury for points
        each leftover coin is a point with the treasury?
        treasury and 4 gold, plus 4?
        imperial treasury is counted once the game is done, right
        is it worthless to have the treasury when im broke at the end
        do my coins score with the imperial treasury
        5 gold left, do i get 5 points with imperial treasury
        is gold worth points if i own imperial treasury
        does imperial treasury count my stash at the end
    .no =
        does imperial treasury give 2 points per gold
        does the imperial treasury score cards in hand
        does the imperial treasury count other players gold
        does the imperial treasury give me gold every turn
        is it 1 point per 2 gold with the imperial treasury
        treasury: 3 gold for 1 point?
        imperial treasury pays a coin a round?
        my opponents coins score for my imperial treasury?
        treasury scores cards i hold?
        do coins count double with imperial treasury
        does the imperial treasury hand me coins at the end
        does imperial treasury give points for cards
        8 gold, 4 points from imperial treasury?
        does imperial treasury pay me gold
        is imperial treasury a fixed 3 points
        Does the Imperial Treasury count the gold of all players?
card-ivory-tower-2016 = Ivory Tower
    .reminder = End: 5 points if it is your only unique district.
    .effect = At the end of the game: 5 points if it is the only unique district in your city.
    .asked =
        what does ivory tower do
        how many points for the ivory tower
        when do i get the ivory tower bonus
        ivory tower when does it pay
        ivory tower bonus size
        ivory tower condition
    .yes =
        do i get 5 points if ivory tower is my only purple
        ivory tower is my sole unique, bonus yes?
        can i have blue and green districts next to the ivory tower and still get 5
        does a second unique in my city kill the ivory tower bonus
        tower is the one and only purple in town, +5?
        ivory tower with keep also built means no bonus, right
        my opponent has five purples, my ivory tower still pays if mine is alone?
        lots of greens and reds plus ivory tower, bonus ok?
        do i get 5 points for ivory tower if i have no other purple
        second purple built, ivory tower bonus gone?
        must ivory tower be my only unique for the bonus
        are greens and blues ok next to ivory tower
    .no =
        i have the ivory tower and the library, do i get the 5
        is the ivory tower bonus 3 points
        does the ivory tower score every round
        does someone elses unique district spoil my ivory tower
        tower and two other purples, 5 points?
        ivory tower pays 1 per non purple?
        ivory tower gives 5 coins?
        does the tower bonus come in as soon as i build it
        can i have one extra purple without losing the ivory tower bonus
        ivory tower is good for 2 points?
        i own ivory tower and smithy, bonus?
        ivory tower pays 5 no matter what?
        does ivory tower give 4 points
        do your purples cancel my ivory tower
        Do I keep the Ivory Tower bonus with two unique districts in my city?
card-keep-2016 = Keep
    .reminder = Rank 8 cannot touch it.
    .effect = The rank 8 character cannot use its ability on the Keep.
    .asked =
        what does keep do
        who cant touch the keep
        which district does the keep protect
        keep ability
        keep vs rank 8, who wins
        keep is safe from whom
    .yes =
        is my keep safe from the warlord
        is the keep off limits for rank 8
        does the keep protect itself from the marshal
        warlord wants my keep, can i say no
        warlord cant smash the keep, right
        diplomat wants to swap for my keep, blocked?
        marshal has his eye on the keep, am i safe
        is the keep immune no matter how much the warlord would pay
        is the keep protected from the warlord
        am i sure to keep my keep against rank 8
        the keep cant be swapped by the diplomat, right
        marshal cant take the keep?
    .no =
        can the warlord destroy the keep
        can the diplomat grab my keep with his ability
        does the keep protect my whole city
        can the warlord take out the keep if he pays more
        keep guards all my other buildings too?
        warlord razes keep for 2?
        marshal may buy my keep off me?
        does having the keep stop the warlord from hitting my tavern
        is the keep up for trade when the diplomat comes
        keep makes rank 8 pay one more?
        can rank 8 use its ability on my keep
        are my other districts safe because of the keep
        may the marshal seize the keep for 3
        keep only costs the warlord more?
        Does the Keep protect the other buildings in my city?
card-laboratory-2016 = Laboratory
    .reminder = Once a turn: discard 1 card for 2 gold.
    .effect = Once per turn you may discard 1 card from your hand and gain 2 gold.
    .asked =
        what do i get for a card in the laboratory
        what does the laboratory do
        how often can i use the lab
        lab whats it give
        lab uses per turn
        how many cards do i toss at the lab
        laboratory gold per card
    .yes =
        can i dump a card in the lab for cash
        lab: one card for 2 gold right
        may i skip the laboratory this turn
        does the card for the lab come from my hand
        toss a card at the lab, pocket two coins?
        i can ignore my lab this turn?
        lab only one time each turn, right
        junk card in hand, lab turns it into cash?
        can i turn a card into 2 gold with the laboratory
        laboratory once per turn only?
        do i lose the card in the laboratory
        is it my choice to use the laboratory
    .no =
        does the laboratory give 3 gold
        can i use the lab twice in one turn
        must i discard to the laboratory every turn
        do i keep the card when i use the laboratory
        do i pay gold to use the lab
        lab: throw 3 cards get 6 coins?
        lab pays 1 coin a card?
        two cards needed for 2 gold at the lab?
        lab card comes off the deck?
        laboratory lets me draw cards for coins?
        is using the lab compulsory
        lab works in other players turns?
        may i use the laboratory three times a turn
        laboratory gives 1 gold?
        do i have to use the laboratory
        laboratory pays for 2 cards 4 gold?
        Does the Laboratory give me cards for my gold?
card-library-2016 = Library
    .reminder = Gathering cards: keep them all.
    .effect = When you gather cards, keep all you draw.
    .asked =
        what does library do
        how many cards do i keep with the library
        when does the library work
        library effect
        drew two and i own the library, how many stay with me
        library keeps how many
    .yes =
        do i keep both cards with the library
        library means i dont put a card back right
        does the library work each time i gather cards
        is the library free to use when drawing
        library in town so both cards are mine?
        library saves me from putting one under, right
        does the library help every turn i choose cards
        nothing to pay for the library perk?
        can i keep both cards because of the library
        got library, do i keep everything i draw when gathering
        does the library cost nothing to use
        library: no card goes back?
    .no =
        with the library do i still return one card
        does the library alone make me draw 3
        does library do anything when i take gold
        do others keep both because of my library
        do i pay gold to keep the second card with library
        library: pick one and bin the other as always?
        library gives me an extra coin when gathering gold?
        library shows me four cards?
        does my library let the whole table hold on to both
        library works only once per game?
        do i need to discard something to keep both with library
        do i have to put one back with the library
        does my library help the others
        library makes me draw more cards?
        does library pay gold
        Does the Library only let me keep one of the two cards?
card-map-room-2016 = Map Room
    .reminder = End: 1 point per card in hand.
    .effect = At the end of the game: 1 point for each card in your hand.
    .asked =
        what does map room do
        how many points for the map room
        which cards count for the map room
        map room points?
        6 cards in hand at the end and map room, how many points
        map room points per card
    .yes =
        map room: 1 point per card in hand?
        4 cards in hand at the end, 4 points from the map room
        is it good to hold cards at the end with the map room
        does the map room score at game end
        every card still in my hand scores one with the map room?
        empty hand, map room pays nothing, right
        map room looks at my hand when the game is over?
        unbuilt cards are worth something if i own the map room?
        do my hand cards score with the map room
        map room: 5 cards, 5 points?
        no cards left so nothing from map room?
        is map room one point per hand card
    .no =
        does map room give 2 points a card
        does the map room count the districts i built
        does the map room count gold in my stash
        do other players hands count for my map room
        does the map room let me draw cards
        map room pays for buildings in town?
        3 cards, 6 points with map room?
        map room scores each coin i hold?
        your cards in hand score for my map room?
        map room gives a card every round?
        is it 1 point for two cards, map room
        do built districts count for map room
        does map room score 3 per card
        do i get map room points each round
        is gold counted for map room
        Does the Map Room count the cards of the other players?
card-monument-2016 = Monument
    .reminder = Counts as two toward a completed city; not with five or more built.
    .effect = You cannot build it if your city already has five or more districts. It counts as two districts toward completing your city.
    .asked =
        what does monument do
        how many districts does the monument count as
        when can i no longer build the monument
        monument how does it count
        latest moment to build the monument
        monument is worth how many districts
    .yes =
        does the monument count as two for finishing my city
        i have 4 districts, can i build the monument
        is it forbidden to build monument with five districts already
        need 8 districts, monument plus six others, done?
        3 buildings in town, monument still allowed?
        monument takes up two slots toward a finished city?
        five built already so monument is banned, right
        5 others and a monument makes seven?
        can i build the monument with three districts
        monument counts double for finishing?
        have 5 districts, is the monument forbidden
        does the monument make me finish faster
    .no =
        can i build the monument as my sixth district
        does monument count as three districts
        i got 5 buildings, can i still put the monument down
        does the monument count as just one toward ending the game
        is the monument free to build
        monument as my seventh?
        six districts down, can i drop the monument
        is the monument one district for finishing
        monument counts as three?
        monument as the last piece when i already have 5?
        no limit on when the monument goes up?
        can i build monument with 6 districts
        monument as sixth building ok?
        monument is only one district for completing?
        may i build the monument whenever i like
        Does the Monument count as four districts towards a complete city?
card-museum-2016 = Museum
    .reminder = Once a turn: put a card under it. End: 1 point each.
    .effect = Once per turn you may put 1 card from your hand face down under the Museum. At the end of the game: 1 point for each card under it.
    .asked =
        what does museum do
        how many points for cards under the museum
        how often can i put a card under the museum
        museum how
        museum, how many cards per turn
        museum points per card
    .yes =
        can i tuck a card under the museum each turn
        museum cards go face down right
        is each card under the museum 1 point at the end
        may i skip the museum on my turn
        slip one card under the museum each turn for a point later?
        museum pile of 5, 5 points?
        i can leave the museum alone this turn?
        cards under the museum hidden from the others?
        can i put one card a turn under the museum
        3 cards under my museum, 3 points?
        is the museum optional
        do museum cards come from my hand
    .no =
        can i put two cards under the museum in one turn
        do cards under the museum give 2 points each
        must i feed the museum every turn
        does the museum card come from the deck
        does the museum pay gold for the card
        museum takes three of my cards in one go?
        museum card gives me gold now?
        2 points for a museum card?
        top card of the deck goes under the museum?
        am i forced to feed museum
        are museum cards laid face up
        museum points come each round?
        can i put all my cards under the museum at once
        do i have to put a card under the museum
        museum cards worth 3 each?
        do i get gold for museum cards
        Are the cards under the Museum worth nothing at the end?
card-necropolis-2016 = Necropolis
    .reminder = May be built by destroying one of your districts.
    .effect = Instead of paying for it you may destroy one district in your city.
    .asked =
        what does necropolis do
        how do i pay for the necropolis without gold
        how many districts do i destroy for necropolis
        necropolis payment?
        necropolis what can i give up instead of coins
        necropolis what do i destroy
    .yes =
        can i trash one of my own districts instead of paying for necropolis
        can i just pay 5 gold for the necropolis
        is the necropolis free if i destroy a district of mine
        does one district cover the whole necropolis cost
        broke but i can knock down one of mine and get necropolis?
        scrap my 1 cost tavern for necropolis, fine?
        paying cash for the necropolis is ok too?
        one sacrificed building is enough for necropolis, right
        can i sacrifice a district for the necropolis
        no gold, can i get necropolis by destroying one of mine?
        may i pay for necropolis normally
        is one destroyed district enough for the necropolis
    .no =
        can i destroy an opponents district to build necropolis
        must i destroy something to build the necropolis
        do i have to destroy two districts for the necropolis
        i wrecked a district for necropolis, do i pay gold on top
        smash your building to get my necropolis?
        necropolis needs a sacrifice no matter what?
        two of my buildings for one necropolis?
        sacrifice plus coins for necropolis?
        does necropolis let me destroy a district every turn
        can i discard a card from hand instead of paying necropolis
        do i have to pay and destroy for the necropolis
        do i lose two districts for necropolis
        can i wreck an enemy district to get necropolis
        is necropolis only buildable by destroying something
        Does the Necropolis allow me to destroy another player's district?
card-observatory-2016 = Observatory
    .reminder = Gathering cards: draw 3 instead of 2.
    .effect = When you gather cards, draw 3 instead of 2, and keep one as usual.
    .asked =
        what does observatory do
        how many cards do i draw with the observatory
        how many do i keep with observatory
        observatory draw how many
        observatory: keep?
        observatory how many to look at
    .yes =
        do i draw 3 with the observatory
        observatory: look at three keep one?
        does the observatory work every time i gather cards
        with observatory i get one more card to pick from, right
        three to look at with the observatory, one to keep?
        observatory gives me better choice, still one card in the end right
        observatory kicks in any time i choose cards?
        extra card to see costs nothing with observatory?
        do i draw three cards with the observatory
        observatory alone, i keep one?
        does the observatory give me one more card to look at
        observatory each time i draw?
    .no =
        do i keep two cards with only the observatory
        does observatory let me draw 4
        does the observatory give gold
        do other players draw 3 because of my observatory
        do i pay for the third card from the observatory
        observatory lets me hold two of the three with nothing else built?
        5 cards with observatory?
        observatory also for the guy next to me?
        observatory adds a coin when i gather gold?
        observatory all three stay with me when thats my only purple?
        is the observatory a single use thing
        observatory: keep all three?
        do i draw only two with observatory
        does observatory help when i take gold
        do i pay for observatory draws
        Does the Observatory alone let me keep two cards?
card-park-2016 = Park
    .reminder = No cards at the end of the turn: draw 2.
    .effect = If you have no cards in hand at the end of your turn, draw 2.
    .asked =
        what does park do
        when do i draw with the park
        how many cards from the park
        park when
        park draws how many
        park gives how many cards
    .yes =
        empty hand at end of turn, park gives 2 cards?
        does the park give me two cards if i have none left
        does park check my hand at the end of my turn
        i played my last card, do i draw from the park when my turn ends
        no cards at the end of my go, park deals me two?
        park does nothing while i still hold a card, right
        built my last card, park refills me when im done?
        park cards cost nothing?
        hand empty when my turn ends, do i draw 2 with park?
        does the park need an empty hand
        do i get two cards from the park
        is the park free
    .no =
        one card left in hand, does the park still work
        does the park draw 3
        does the park give cards at the start of my turn
        do i pay gold for the park cards
        does the park care if i have no gold
        park with 2 cards in hand, draw?
        hand empty at the start of my go, park gives cards then?
        park: 1 card?
        out of coins so the park gives me something?
        park draws when other players finish their turns?
        must i pay 1 to draw from the park
        still one card, can i draw from park
        park gives 3 cards?
        park at start of turn?
        does the park give me gold
        Does the Park let me draw even when I hold cards?
card-poor-house-2016 = Poor House
    .reminder = No gold at the end of the turn: gain 1.
    .effect = If you have no gold in your stash at the end of your turn, gain 1.
    .asked =
        what does poor house do
        how much gold from the poor house
        when does the poor house pay
        poor house gives
        poor house condition
        poor house how much
    .yes =
        broke at end of turn, does the poor house give me 1
        do i get a coin from poor house if my stash is empty
        does the poor house check at the end of my turn
        i spent all my gold, poor house gives 1 when turn ends?
        zero coins when i finish, poor house tosses me one?
        blew it all on a build, poor house coin?
        poor house is silent if i still hold a coin, right
        poor house at the end of my go?
        no gold left, do i get 1 from the poor house
        must my stash be empty for the poor house
        poor house pays 1?
        do i get poor house gold at end of my turn
    .no =
        i have 1 gold left, does the poor house pay
        does poor house give 2 gold
        does the poor house pay at the start of my turn
        does the poor house give cards when my hand is empty
        does another player pay me for the poor house
        2 coins left, poor house gives another?
        poor house pays three?
        no cards in hand, poor house pays?
        poor house at the start of the round?
        richest player pays my poor house coin?
        does the poor house pay every turn no matter what i have
        3 gold left, poor house pays?
        does the poor house give a card
        is the poor house paid before i build
        Does the Poor House pay me even if I still have gold?
card-quarry-2016 = Quarry
    .reminder = You may build duplicates.
    .effect = You may build districts that your city already has.
    .asked =
        what does quarry do
        what can i build with the quarry
        why would i want the quarry
        quarry, whats the point
        quarry doubles?
        quarry allows what
    .yes =
        can i build duplicates with the quarry
        quarry lets me put a second tavern down?
        i already have a temple, with the quarry can i build another
        may i ignore the quarry and build only different districts
        two markets in my town because of the quarry?
        quarry in play so the no duplicates thing is off for me?
        have a quarry, can i put up another castle
        i dont have to use the quarry at all, right
        can i have two taverns with quarry
        quarry allows duplicates in my city?
        i own the quarry, second temple legal?
        may i build the same district again with quarry
    .no =
        are duplicates free with the quarry
        does my quarry let the other players double up
        with the quarry must i build duplicates
        is a second market still forbidden with my quarry
        does the quarry give gold
        quarry in your town, can i double up in mine?
        quarry makes the second copy cheaper?
        quarry or not, one of each only?
        quarry obliges me to build twins
        quarry hands out gold for doubles?
        does quarry let me build two districts a turn
        duplicates banned even with quarry?
        does the quarry make the second one free
        can others build duplicates because of my quarry
        do i have to build doubles with quarry
        Does the Quarry give me an extra build each turn?
card-school-of-magic-2016 = School of Magic
    .reminder = For income: any type.
    .effect = When an ability pays you for districts of a type, the School counts as that type. At the end of the game it is unique.
    .asked =
        what does school of magic do
        what type is the school of magic at the end
        when does the school of magic count as another type
        school of magic what color
        school of magic for income, how
        school of magic counts as what for income
    .yes =
        does the school of magic count as yellow for the king's income
        merchant with school of magic, extra gold?
        is the school of magic purple at the end of the game
        school of magic works as any type for income right
        im bishop with 2 churches and the school of magic, 3 gold?
        school counts as red for the warlords income?
        final count: school of magic is purple, right
        trader gets a coin for school of magic?
        do i get gold for school of magic as king
        school of magic counts as blue for bishop?
        does school of magic count as green for income
        is school of magic purple when scoring
    .no =
        does the school of magic count as blue at final scoring
        is the school of magic a noble district when the game ends
        does school of magic only count as purple for income
        do i pay to use the school of magic
        school of magic is my missing green at the end?
        school pays nobody, its just purple?
        school of magic stays blue once picked, also for end scoring?
        does school of magic cost a coin each time its used
        king with school of magic earns 2 for it?
        school of magic can be my fifth color red in final scoring
        can school of magic be green at the end
        no income from school of magic?
        does school of magic fill my missing type at the end
        school of magic gives two gold?
        Does the School of Magic count as any type in the final scoring?
card-secret-vault-2016 = Secret Vault
    .reminder = Never built. End: 3 points from your hand.
    .effect = You cannot build it. At the end of the game show it from your hand for 3 points.
    .asked =
        what does secret vault do
        how many points for the secret vault
        when do i reveal the secret vault
        secret vault points
        what do i do with the secret vault, cant build it
        secret vault how many points
    .yes =
        do i get 3 points for secret vault in my hand at the end
        is the secret vault impossible to build
        do i show the secret vault to score it
        should i hold on to the secret vault till the end for points
        hang on to the secret vault and show it at the end for 3?
        vault never goes into my town, right
        secret vault only scores when i reveal it at game end?
        is the vault worth points straight from the hand
        do i score 3 for secret vault
        must i show the secret vault at the end
        secret vault stays in hand?
        am i banned from building the secret vault
    .no =
        can i build the secret vault
        does the secret vault give 5 points
        does secret vault score from my city
        can i keep the secret vault hidden and still take the points
        do i get the secret vault points mid game
        lay down the secret vault for 5 coins?
        vault: 1 point?
        keep the vault secret and count 3 anyway?
        vault pays in round one already?
        secret vault counts as a district in my city
        does the secret vault hold gold for me
        may i put the secret vault in my city
        do i get secret vault points without showing it
        secret vault worth 2?
        can i pay and build the secret vault
        Does the Secret Vault score when it stands in my city?
card-smithy-2016 = Smithy
    .reminder = Once a turn: 2 gold for 3 cards.
    .effect = Once per turn you may pay 2 gold and draw 3 cards.
    .asked =
        what does smithy do
        how much for cards at the smithy
        how many cards from the smithy
        smithy price and yield
        smithy how often
        smithy costs how much
    .yes =
        can i pay 2 at the smithy for three cards
        do i keep all 3 smithy cards
        may i skip the smithy this turn
        is the smithy once a turn
        2 coins to the smithy, 3 cards for me?
        all three from the smithy stay in my hand?
        i can leave the smithy unused?
        one smithy go per turn, right
        can i buy three cards for 2 gold with the smithy
        do i have to pay 2 for the smithy
        smithy only one time per turn?
        may i keep everything i draw at the smithy
    .no =
        is the smithy free
        does the smithy give 2 cards
        can i use the smithy twice in my turn
        does the smithy cost 3 gold to use
        must i use the smithy every turn
        do i discard a card to use the smithy
        smithy: 3 coins 2 cards?
        two rounds at the smithy in the same turn, 4 coins 6 cards?
        smithy draws three i keep one?
        smithy cards for free?
        smithy pays me 2 gold for cards?
        forced to pay the smithy every turn?
        is the smithy free of charge
        smithy gives 4 cards?
        smithy 1 gold for 3 cards?
        can i use smithy two times
        Does the Smithy make me return two of the three cards?
card-stables-2016 = Stables
    .reminder = Does not count toward the building limit.
    .effect = Building the Stables does not count toward your limit for the turn.
    .asked =
        what does stables do
        how do the stables count toward my build limit
        what does it mean building the stables
        stables build limit?
        stables why
        stables count how
    .yes =
        can i build the stables plus another district this turn
        are the stables outside my build limit
        already built one, can i add the stables
        do i still pay for the stables
        stables and a church the same turn as a normal one-build guy?
        stables dont eat my build, right
        put up a tavern, stables on top ok?
        stables cost money like anything else?
        can i build stables and something else
        do stables cost gold
        built my district, can i still build stables?
        are the stables an extra build
    .no =
        do the stables use up my build for the turn
        are the stables free
        do the stables let me build an extra district every turn
        i only built the stables so far, is my build for the turn used up
        stables count as my one build?
        stables for nothing?
        with stables standing do i build two every turn
        stables down so i cant build anything more this turn?
        do stables let others build more
        stables speed up every later building?
        stables free?
        do stables count as my build
        do i build twice every turn once i have stables
        is my build gone after the stables
card-statue-2016 = Statue
    .reminder = End: 5 points with the crown.
    .effect = At the end of the game: 5 points if you have the crown.
    .asked =
        what does statue do
        how many points for the statue
        what do i need for the statue bonus
        statue points
        statue needs what
        statue bonus how much
    .yes =
        statue and crown at the end, 5 points?
        do i need the crown for the statue bonus
        does the statue give 5 if i hold the crown when the game ends
        game over and someone else has the crown, is my statue bonus gone
        crown in front of me at the end, statue pays five?
        no crown no statue bonus, right
        someone grabbed the crown in the last round so my statue earns nothing extra?
        statue pays once, at the end?
        do i get 5 for statue with the crown
        no crown at the end, statue worth no bonus?
        must i hold the crown for the statue
        statue bonus is at the end only?
    .no =
        does the statue score without the crown
        is the statue bonus 3 points
        does the statue give me the crown
        do i score the statue every time i have the crown during the game
        statue pays even if jim has the crown?
        statue 1 point?
        statue pays 5 every round i wear the crown?
        statue makes me king?
        does having had the crown earlier do for the statue
        statue gives 5 gold?
        statue gives 5 without crown?
        had the crown last round but not now, statue bonus?
        statue bonus 2 points?
        does the statue bring me the crown
        Does the Statue score for me when another player holds the crown?
card-theater-2016 = Theater
    .reminder = After the selection: may swap characters, without looking.
    .effect = At the end of each selection phase you may swap your character card with another player's, without looking at it first.
    .asked =
        what does theater do
        when do i use the theater
        what gets swapped with the theater
        theater when do i swap
        theater swap whats traded
        theater swaps what
    .yes =
        can i swap my character with someone using the theater
        is the theater swap optional
        can i use the theater every round
        do i swap blind with the theater
        theater swap happens right after everyone picked characters?
        all roles picked, now theater lets me trade mine with somebody?
        theater owner can keep his own role?
        i swap without seeing theirs with the theater, right
        theater again next round?
        can i trade my character with the theater
        am i free not to use the theater
        theater after choosing characters?
        can somebody take my character with the theater
    .no =
        can i peek at the card before i swap with the theater
        does theater let me swap hands of districts
        does the theater cost gold
        can i use the theater in the middle of my turn
        must i swap if i own the theater
        theater swap with my district hand?
        theater: look at his role then decide?
        theater during my turn?
        theater fee?
        theater owner has to swap each round?
        theater lets me swap districts between cities?
        can i look at the other character first with theater
        do i have to swap with the theater
        theater swaps district cards?
        is the theater used during a turn
        Does the Theater cost anything to use?
card-thieves-den-2016 = Thieves' Den
    .reminder = May be paid for with cards, one per gold.
    .effect = You may pay any part of its cost with cards from your hand, 1 card instead of 1 gold.
    .asked =
        what does thieves den do
        how many cards for one gold with the thieves den
        how can i pay for the thieves' den
        thieves den price in cards
        thieves den, cards and coins mixed how
        thieves den a card is worth how much
    .yes =
        can i pay for the thieves den with cards
        can i pay all 6 of the thieves' den in cards
        thieves den: 4 gold and 2 cards ok?
        can i pay the thieves den with just gold
        6 cards no coins for thieves den, ok?
        3 cards and 3 coins for the den?
        den: one card stands for one coin?
        i can pay the den all in cash, right
        may i pay thieves den with 3 cards and 3 gold
        can i build thieves den without any gold
        is one card one gold for thieves den
        thieves den gold only ok?
    .no =
        is a card worth 2 gold for the thieves den
        must i use cards to pay for the thieves den
        once the thieves den is built can i pay for other districts with cards
        do the cards for the thieves' den come from the deck
        does the thieves den steal gold
        one card for two coins at thieves den?
        den up, now i pay my next castle in cards?
        cards a must for the thieves den?
        thieves den lets me rob people?
        draw cards from the pile to pay thieves den?
        can i pay with districts from my city for the thieves den
        do i have to pay thieves den in cards
        one card worth 3 gold for thieves den?
        thieves den lets me pay everything with cards later?
        does thieves den take gold from others
        Can other districts be paid with cards once the Thieves' Den stands?
card-wishing-well-2016 = Wishing Well
    .reminder = End: 1 point per unique district, itself too.
    .effect = At the end of the game: 1 point for each unique district in your city, this one included.
    .asked =
        what does wishing well do
        how many points for the wishing well
        which districts count for wishing well
        wishing well how many points with 4 purples
        wishing well counts what
        wishing well points per unique
    .yes =
        does the wishing well count itself
        wishing well: 1 point per purple in my city?
        i have the well and two other uniques, 3 points from the wishing well
        is the wishing well scored at the end
        well alone in town, 1 point from it?
        wishing well plus keep plus lab, 3?
        well counts itself too, right
        only purples feed the wishing well?
        do my purples score with wishing well
        is wishing well included in its own count
        3 other uniques and wishing well, 4 points?
        wishing well one point each?
    .no =
        does wishing well give 2 points per unique
        do green districts score with the wishing well
        do other players uniques count for my wishing well
        do purple cards in hand count for the wishing well
        does the wishing well leave itself out
        well pays 2 a purple?
        reds and blues count for the well?
        purple in my hand feeds the well?
        your keep counts for my wishing well?
        well skips itself?
        wishing well gives gold for a wish each turn?
        do blue districts count for wishing well
        wishing well 3 points per purple?
        do i score hand cards with wishing well
        wishing well with no other purple, zero points?
        Does the Wishing Well count unique districts in all cities?

## Districts of the older boxes

card-armory-classic = Armory
    .reminder = Destroy it to destroy a district in another city.
    .effect = On your turn you may destroy the Armory to destroy one district in another city.
card-armory-third = Armory
    .reminder = Destroy it to destroy a district in another city, completed or not.
    .effect = On your turn you may destroy the Armory to destroy one district in another city, even in a completed one. The game still ends with this round.
card-ball-room-classic = Ball Room
    .reminder = With the crown: everyone who is called must thank you.
    .effect = While you have the crown, every other player who is called must thank you and call you "Your Majesty". Anyone who forgets loses their turn.
card-ball-room-third = Ball Room
    .reminder = With the crown: everyone who is called must thank you.
    .effect = While you have the crown, every other player who is called must thank you and call you "Your Majesty". Anyone who forgets loses their turn.
card-barracks-classic = Battlefield
card-barracks-third = Battlefield
card-bell-tower-classic = Bell Tower
    .reminder = When built: the game may end at 7 districts.
    .effect = When you build it, even as your seventh district, you may announce that the game ends at 7 districts instead of 8. If it is destroyed, 8 are needed again.
card-bell-tower-third = Bell Tower
    .reminder = When built: the game may end at 7 districts.
    .effect = When you build it, even as your seventh district, you may announce that the game ends at 7 districts instead of 8. If it is destroyed, 8 are needed again.
card-castle-classic = Castle
card-castle-third = Castle
card-cathedral-classic = Cathedral
card-cathedral-third = Cathedral
card-church-classic = Church
card-church-third = Church
card-docks-classic = Docks
card-docks-third = Docks
card-dragon-gate-classic = Dragon Gate
    .reminder = Costs 6, worth 8.
    .effect = It costs 6 and is worth 8 points at the end of the game.
card-dragon-gate-third = Dragon Gate
    .reminder = Costs 6, worth 8.
    .effect = It costs 6 and is worth 8 points at the end of the game.
card-factory-classic = Factory
    .reminder = Your other purple districts cost 1 less.
    .effect = You pay 1 gold less to build any other purple district. Destroying them costs as much as before.
card-factory-third = Factory
    .reminder = Your other purple districts cost 1 less.
    .effect = You pay 1 gold less to build any other purple district. Destroying them costs as much as before.
card-fortress-classic = Fortress
card-fortress-third = Fortress
card-graveyard-classic = Graveyard
    .reminder = When the Warlord destroys a district: take it for 1 gold.
    .effect = When the Warlord destroys a district, you may pay 1 gold and take its card into your hand, unless you are the Warlord. The Graveyard is not used together with the Diplomat.
card-graveyard-third = Graveyard
    .reminder = When the Warlord destroys a district: take it for 1 gold.
    .effect = When the Warlord destroys a district, you may pay 1 gold and take its card into your hand, unless you are the Warlord. The Graveyard is not used together with the Diplomat.
card-great-wall-classic = Great Wall
    .reminder = The Warlord pays 1 extra for your other districts.
    .effect = Destroying any other district in your city costs the Warlord 1 extra gold.
card-great-wall-third = Great Wall
    .reminder = The Warlord and the Diplomat pay 1 extra for your other districts.
    .effect = Destroying any other district in your city costs the Warlord 1 extra gold, and exchanging it costs the Diplomat 1 extra.
card-harbor-classic = Harbor
card-harbor-third = Harbor
card-haunted-city-classic = Haunted City
    .reminder = End: counts as a color of your choice, unless built last round.
    .effect = At the end of the game it counts as one color of your choice. If you built it in the last round, it stays purple.
card-haunted-city-third = Haunted City
    .reminder = End: counts as a color of your choice, unless built last round.
    .effect = At the end of the game it counts as one color of your choice. If you built it in the last round, it stays purple.
card-hospital-classic = Hospital
    .reminder = Killed: you still take gold or a card.
    .effect = If you are killed, you still take your action, gold or a card, but nothing else.
card-hospital-third = Hospital
    .reminder = Killed: you still take gold or a card.
    .effect = If you are killed, you still take 2 gold or one of two cards at the start of your turn; then the turn ends. It is not used together with the Witch.
card-imperial-treasury-classic = Imperial Treasury
    .reminder = End: 1 point per gold.
    .effect = At the end of the game: 1 point for each gold you have. Coins on districts do not count.
card-keep-classic = Keep
    .reminder = The Warlord cannot destroy it.
    .effect = The Warlord cannot destroy it, and the Diplomat cannot take it.
card-keep-third = Keep
    .reminder = The Warlord cannot destroy it.
    .effect = The Warlord cannot destroy it, and the Diplomat cannot take it.
card-laboratory-classic = Laboratory
    .reminder = Once a turn: discard 1 card for 1 gold.
    .effect = Once per turn you may discard 1 card from your hand and gain 1 gold.
card-laboratory-third = Laboratory
    .reminder = Once a turn: discard 1 card for 1 gold.
    .effect = Once per turn you may discard 1 card from your hand and gain 1 gold.
card-library-classic = Library
    .reminder = Taking cards: keep both.
    .effect = When you take cards as your action, keep both.
card-library-third = Library
    .reminder = Taking cards: keep both.
    .effect = When you take cards as your action, keep both.
card-lighthouse-classic = Lighthouse
    .reminder = When built: any one card from the deck.
    .effect = When you build it, look through the district deck, take one card of your choice and shuffle the deck.
card-lighthouse-third = Lighthouse
    .reminder = When built: any one card from the deck.
    .effect = When you build it, look through the district deck, take one card of your choice and shuffle the deck.
card-manor-classic = Manor
card-manor-third = Manor
card-map-room-classic = Map Room
    .reminder = End: 1 point per card in hand.
    .effect = At the end of the game: 1 point for each card in your hand.
card-map-room-third = Map Room
    .reminder = End: 1 point per card in hand.
    .effect = At the end of the game: 1 point for each card in your hand.
card-market-classic = Market
card-market-third = Market
card-monastery-classic = Monastery
card-monastery-third = Monastery
card-museum-classic = Museum
    .reminder = On your turn: put a card under it. End: 1 point each.
    .effect = On your turn you may put 1 card from your hand face down under the Museum. At the end of the game: 1 point for each card under it. If the Museum is destroyed, those cards are discarded.
card-museum-third = Museum
    .reminder = On your turn: put a card under it. End: 1 point each.
    .effect = On your turn you may put 1 card from your hand face down under the Museum. At the end of the game: 1 point for each card under it. If the Museum is destroyed, those cards are discarded. They never raise the price of destroying it.
card-observatory-classic = Observatory
    .reminder = Taking cards: draw 3 instead of 2, keep 1.
    .effect = When you take cards as your action, draw 3 and keep one; the others go under the deck.
card-observatory-third = Observatory
    .reminder = Taking cards: draw 3 instead of 2, keep 1.
    .effect = When you take cards as your action, draw 3 and keep one; the others go under the deck.
card-palace-classic = Palace
card-palace-third = Palace
card-park-classic = Park
    .reminder = No cards at the end of the turn: draw 2.
    .effect = If you have no cards in hand at the end of your turn, draw 2.
card-park-third = Park
    .reminder = No cards at the end of the turn: draw 2.
    .effect = If you have no cards in hand at the end of your turn, draw 2.
card-poor-house-classic = Poor House
    .reminder = No gold at the end of the turn: gain 1.
    .effect = If you have no gold at the end of your turn, gain 1. Coins on districts do not count as yours.
card-poor-house-third = Poor House
    .reminder = No gold at the end of the turn: gain 1.
    .effect = If you have no gold at the end of your turn, gain 1. Coins on districts do not count as yours.
card-prison-classic = Prison
card-prison-third = Prison
card-quarry-classic = Quarry
    .reminder = You may build one duplicate.
    .effect = You may build one district that your city already has.
card-school-of-magic-classic = School of Magic
    .reminder = For income: any color.
    .effect = When you are paid for districts of a color, the School counts as that color. At the end of the game it is purple.
card-school-of-magic-third = School of Magic
    .reminder = For income: any color.
    .effect = When you are paid for districts of a color, the School counts as that color. At the end of the game it is purple.
card-smithy-classic = Smithy
    .reminder = Once a turn: 2 gold for 3 cards.
    .effect = Once per turn you may pay 2 gold and draw 3 cards.
card-smithy-third = Smithy
    .reminder = Once a turn: 3 gold for 3 cards.
    .effect = Once per turn you may pay 3 gold and draw 3 cards.
card-tavern-classic = Tavern
card-tavern-third = Tavern
card-temple-classic = Temple
card-temple-third = Temple
card-throne-room-classic = Throne Room
    .reminder = When the crown changes hands: 1 gold.
    .effect = Each time the crown goes from one player to another, gain 1 gold.
card-throne-room-third = Throne Room
    .reminder = When the crown changes hands: 1 gold.
    .effect = Each time the crown goes from one player to another, gain 1 gold.
card-town-hall-classic = Town Hall
card-town-hall-third = Town Hall
card-trading-post-classic = Trading Post
card-trading-post-third = Trading Post
card-university-classic = University
    .reminder = Costs 6, worth 8.
    .effect = It costs 6 and is worth 8 points at the end of the game.
card-university-third = University
    .reminder = Costs 6, worth 8.
    .effect = It costs 6 and is worth 8 points at the end of the game.
card-watchtower-classic = Watchtower
card-watchtower-third = Watchtower
card-wishing-well-classic = Wishing Well
    .reminder = End: 1 point per other purple district.
    .effect = At the end of the game: 1 point for each other purple district in your city.
basic-effect-classic =
    { $type ->
        [noble] No effect of its own. The King and the Emperor gain 1 gold for it.
        [religious] No effect of its own. The Bishop and the Abbot gain 1 gold for it.
        [trade] No effect of its own. The Merchant gains 1 gold for it.
       *[military] No effect of its own. The Warlord and the Diplomat gain 1 gold for it.
    }
basic-reminder-classic = No effect of its own.
basic-effect-third =
    { $type ->
        [noble] No effect of its own. The King and the Emperor gain 1 gold for it.
        [religious] No effect of its own. The Bishop and the Abbot gain 1 gold for it.
        [trade] No effect of its own. The Merchant gains 1 gold for it.
       *[military] No effect of its own. The Warlord and the Diplomat gain 1 gold for it.
    }
basic-reminder-third = No effect of its own.
