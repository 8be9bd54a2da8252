### The rulings of data/rulings/magistrate.toml, and the questions they answer: with yes, with no, or in another way.

ruling-three-warrants = Only the Magistrate's signed warrant has any effect; the two blank ones are a bluff. All three lie face down, so nobody else knows which is which.
    .no =
        Do all three of the Magistrate's warrants count?
        I have a warrant on my character. Will my building surely be taken?
        will the magistrate grab something from all three marked players
        i got a blank warrant, can it hurt me
        do i get to know whether my warrant is signed before i build
        does a blank warrant cost me my gold or my turn
        three confiscations from three warrants?
        blank warrant takes my build?
        every marked player loses a district to the magistrate?
        can i flip the warrant on me to see
        signed one is shown to all at the start?
        two of the warrants are signed?
        are all warrants real
        warrant on me, do i lose my building for sure?
        can a blank warrant take my district
        do we see which warrant is signed
        can the magistrate confiscate from three players
        Do the blank warrants of the Magistrate have an effect?
    .yes =
        are two of the three warrants just bluff
        could the warrant on my character be harmless
        only the signed warrant lets the magistrate steal a building?
        two blanks one signed, right
        my warrant may be harmless?
        nobody but the magistrate knows which is signed?
        blank warrants do nothing to me?
        is only one of three marked players really at risk from the magistrate
        warrants lie face down?
        is only one warrant signed
        can the warrant on me be a bluff, magistrate
        are two of the magistrates warrants blank
        does only the signed warrant work
        blank warrant on me, am i safe from the magistrate
    .asked =
        What do the blank warrants do?
        How many of the Magistrate's markers are real?
        whats the point of the unsigned warrants
        how many warrants are real
        blank warrant on me, what does it do
        magistrate how many real warrants
ruling-warrants-different-characters = The Magistrate puts his three warrants on three different characters, one on each.
    .no =
        Can the Magistrate put two warrants on one character?
        all three warrants on the architect, legal?
        may the magistrate pile a blank on top of the signed warrant
        can the king get two of the magistrates markers
        can i put the signed one and a blank one both on rank 7
        two warrants on the merchant?
        magistrate piles all three on the architect?
        same role gets signed plus blank?
        magistrate may put two together to bluff?
        warrants on just two roles, one doubled?
        can my character carry a pair of warrants
        can the magistrate put all warrants on the king
        may i place two warrants on one character as magistrate
        can my character get two warrants
        are stacked warrants allowed
        magistrate puts three on the architect?
        Is the Magistrate allowed to place the signed and a blank warrant together?
    .yes =
        does each warrant go to a different role
        three warrants means three marked characters?
        is it forbidden to double up warrants on a rank
        one warrant per role, right
        three warrants, three roles, always?
        magistrate cant double up?
        must the magistrate spread his markers
        signed here, blanks on two others?
        no stacking of warrants on one role?
        must the three warrants go on different characters
        is two warrants on one character forbidden
        do i mark three characters as magistrate
        can i only get one warrant on my character
        magistrate: one warrant each on three roles?
    .asked =
        how do i spread the three warrants
        how are warrants spread
        warrants per role, max?
        two warrants on one character allowed or not
ruling-confiscates-paid = The Magistrate pays nothing for a district he confiscates: he builds it in his own city free of charge.
    .no =
        Does the Magistrate pay for the district he confiscates?
        magistrate is broke, does that stop him from taking the building
        do i get the price of my building from the magistrate
        does the confiscated card go to the magistrates hand
        must the magistrate pay the full cost of the palace he takes
        magistrate pays me its cost?
        magistrate needs gold to confiscate?
        confiscated card into the magistrates hand for later?
        magistrate pays half?
        magistrate pays one less than the cost?
        0 gold so the magistrate has to let it go?
        does the magistrate pay me for my district
        must i pay for the district as magistrate
        no gold, magistrate cant confiscate?
        does the magistrate pay the bank for what he takes
        does the confiscated district go into the magistrates hand
        Does the Magistrate need gold to confiscate an expensive district?
    .yes =
        is a confiscated district free for the magistrate
        does the stolen building go into the magistrates city
        i have 0 gold as magistrate, can i still confiscate
        magistrate pays zero for it?
        straight into the magistrates town for free, right
        broke magistrate can confiscate?
        takes my palace without spending a coin, magistrate?
        confiscated district is built, not put in hand, magistrate?
        no bill for the magistrate however dear the district?
        is the confiscated district free for me as magistrate
        magistrate without gold, can he confiscate?
        does the magistrate get my district for nothing
        do i build the confiscated district in my city for free as magistrate
        magistrate takes a 6 cost, pays 0?
    .asked =
        Someone else builds and I have the signed warrant on that character: what do I get, and what does it cost me?
        what does it cost the magistrate to take a district
        price of a confiscated district for magistrate
        where does the confiscated district end up, at what cost
        magistrate pays how much for the confiscated district
ruling-confiscation-moment = The signed warrant works on the target's own turn, when that player pays for a district: the Magistrate may then turn it over, and the district goes to his city instead.
    .yes =
        May the Magistrate confiscate in another player's turn?
        does he flip the warrant right when i pay for my building
        signed warrant on me and i build nothing, am i safe
        he strikes when i pay for my district in my turn, magistrate?
        signed warrant works in the marked players turn, right
        i dont build so the magistrate gets nothing?
        right after paying he may flip the warrant?
        my old districts are safe from the warrant?
        can the magistrate act while its my turn
        can the magistrate take my district in my turn
        does the magistrate reveal when i pay for a district
        i dont build, is the signed warrant harmless?
        are my districts already built safe from the magistrate
        may i flip the warrant in another players turn as magistrate
    .no =
        can the magistrate take a building thats already standing in my city
        does the magistrate have to wait for his next turn to confiscate
        can the magistrate grab a card from my hand with the signed warrant
        if i dont build anything, can the magistrate take something from me
        magistrate takes a standing building?
        magistrate confiscates only in his own turn?
        warrant takes a card out of my hand?
        no build, then he takes gold instead, magistrate?
        magistrate flips at the start of my turn before i build?
        he can wait till the round ends and then take my new district, magistrate?
        can the magistrate take an old district from my city
        must the magistrate wait for his own turn
        i dont build, can the magistrate still take something
        does the magistrate take cards from my hand
        can the magistrate confiscate at the end of the round
        Is the Magistrate restricted to confiscating in his own turn?
    .asked =
        How does the signed warrant work?
        When may the Magistrate grab my district?
        moment the signed warrant is flipped
        what sets off the confiscation
        magistrate takes my district when
ruling-confiscation-optional = The Magistrate may let a district go: whether he turns over the signed warrant is up to him.
    .no =
        Does the Magistrate have to take the district?
        does the signed warrant flip automatically when i build
        is the magistrate forced to confiscate a junk building
        can i make the magistrate show his warrant
        signed warrant triggers by itself?
        magistrate stuck with whatever i build?
        must he reveal when the signed target pays, magistrate
        may i demand the magistrate shows if its signed
        magistrate must confiscate or lose something?
        confiscation compulsory?
        must the magistrate confiscate
        do i have to reveal the signed warrant as magistrate
        can i force the magistrate to reveal
        is my district taken automatically by the signed warrant
        magistrate has to take even a bad district?
        Is the Magistrate obliged to turn over the signed warrant?
    .yes =
        can the magistrate say no thanks and leave me my tavern
        may the magistrate keep quiet and not reveal the signed warrant
        is confiscating optional
        i was marked for real but he took nothing, is that allowed
        magistrate can let my tavern be?
        flipping the signed warrant is a may, right
        magistrate may keep it face down and take nothing?
        he had me but passed, legal for the magistrate?
        does the magistrate get to decline a lousy district
        im not able to force the magistrates flip?
        may the magistrate not use the signed warrant
        can i let the district go as magistrate
        magistrate doesnt reveal, do i keep my district?
        is revealing the signed warrant voluntary for the magistrate
        can the magistrate spare me
    .asked =
        who decides if the signed warrant is used
        magistrate doesnt want my district, then?
        take it or leave it, who chooses, magistrate
        magistrate must confiscate or may
ruling-confiscated-counts = A district the Magistrate confiscates uses up one of the target's builds for the turn, although it never reaches the target's city.
    .yes =
        Does a district the Magistrate confiscates count as the target's build?
        My district was confiscated. Is my build for this turn gone too?
        is my building for the turn used up when its confiscated
        im the bishop and the magistrate took my church, am i done building
        does the grabbed district count toward how many i may build
        confiscated, so my one build is spent?
        build used up though the magistrate has it, right
        architect loses one of three to the magistrate?
        no second try after the magistrate took it, as a normal role?
        counts as my build even if its in his town, magistrate?
        merchant, district confiscated, done building this turn?
        magistrate took my district, is my build used up?
        does the confiscated district count as my build
        architect, one confiscated, two builds left?
        am i done building after the magistrate took my only one
        do i lose a build to the magistrate
    .no =
        May I build something else after the Magistrate took my district?
        magistrate snatched my one build, can i build a replacement
        does the confiscated district end up in my city too
        is a confiscated build ignored for my limit
        do i get my card back in hand after the confiscation
        replacement build after confiscation?
        confiscated one doesnt count so i build again?
        card returns to my hand, magistrate?
        architect still has three after the magistrate grabbed one?
        grabbed district also stands in my town?
        can a one-build role lay another since the magistrate took the first
        magistrate took my district, can i build another as merchant?
        is a confiscated district not counted for my build limit
        do i get a new build after the magistrate
        do i get the card back when the magistrate confiscates
        architect, one confiscated, can he still build three?
        Am I allowed to build again because the Magistrate took my district?
    .asked =
        how many builds do i have left after one was confiscated
        builds left for a scholar after a confiscation
        magistrate took it, is my build used or not
        magistrate took my build, can i build again or not
ruling-confiscated-refund = A player whose district the Magistrate confiscates takes back the gold paid for it.
    .yes =
        The Magistrate took my building: do I get my money back?
        Am I reimbursed for a building the Magistrate grabbed?
        paid 5 for the palace, magistrate grabbed it, 5 back to me?
        do i keep my cash when my build is confiscated
        my coins come back when the magistrate takes it?
        4 paid, 4 returned after confiscation, right
        im not out of pocket with the magistrate?
        refund of the whole price when confiscated?
        do i lose the card but not the gold to the magistrate
        magistrate grabs a 6, all six back in my purse?
        do i get my gold back from the magistrates confiscation
        magistrate took my 4 cost, do i get 4 back?
        is my money safe when the magistrate confiscates
        confiscated, do i take back what i paid?
        can i use my gold again after the magistrate took the district
    .no =
        is my gold gone if the magistrate takes the district i paid for
        does my payment stay in the bank after a confiscation
        does the magistrate pocket the coins i paid
        do i get the money back from the magistrates own gold
        coins lost with the confiscated district?
        bank keeps my payment, magistrate?
        half refund after confiscation?
        magistrate gets district plus my coins?
        magistrate pays me out of his own purse?
        refund minus one when the magistrate takes it?
        does the magistrate keep the gold i paid
        confiscated, is my gold lost too?
        magistrate took a 5, do i get only 2 back
        does the bank keep the gold for a confiscated district
        Does the player lose the price of the district the Magistrate takes?
    .asked =
        who gets the coins when the signed warrant is turned over
        paid 3, confiscated, how much back
        my money after the magistrate struck
        magistrate took my district, what about my gold
ruling-confiscates-first-only = The Magistrate can take only the first district his target pays for on that turn. If he lets that one go, the warrant can do nothing more.
    .no =
        Can the Magistrate wait for a better district?
        May the Magistrate skip the first building and take the second?
        My target just put up a Tavern. I would rather have what comes next: can I hold back the signed warrant?
        magistrate passed on my tavern, can he take my next building
        can the magistrate come back to it later in my turn
        may the magistrate save the signed warrant for something pricier
        does the signed warrant work on my third building this turn
        i let the first building slide as magistrate, second shot at the next one?
        my target built a 1 coin tavern first, can i pass and grab the palace after it
        so the magistrate picks whichever of the two he likes best?
        he said nothing when i paid for my market, can he still flip the warrant on my castle
        magistrate keeps his warrant hidden till the architects third build, legal?
        Having declined the first district, does the Magistrate get another chance this turn?
        may a magistrate change his mind after i put down a second one
        is the warrant good for any building i pay for in that turn
        can i as magistrate take the second district instead of the first
        magistrate: may i let the cheap one go and confiscate the expensive one
        is the magistrate allowed to choose which of my builds he confiscates
        magistrate didnt confiscate my first district, am i still in danger on the second
        do i lose my second district to the magistrate if he ignored the first
        does the warrant stay active after the first district was let go
        Can the Magistrate reveal the warrant on the last district I build instead?
        skipped the first one, confiscate the second as magistrate?
    .yes =
        Does the Magistrate's chance lapse if he lets the first district go?
        first building went through, is my second one safe from the warrant
        must he decide at the first district i pay for
        if he stays quiet at my first build, is the warrant dead
        magistrate slept through my first build, too late now?
        I paid for a cheap one first and he let it pass. Am I free to build the big one without losing it?
        so its now or never for the magistrate on build number one?
        magistrate has to strike at the first one or not at all, right
        can i bait the magistrate with something cheap first, then hes out of luck on the rest
        once hes waved my first district through is the signed warrant useless
        does the magistrate have to take the first district or none
        magistrate let my first district pass, do i keep the others for sure
        am i safe from the warrant after my first build
        Is only the first district I pay for at risk from the signed warrant?
        magistrate passes once, warrant is wasted?
        can the magistrate only confiscate the first build of the turn
        built two, he skipped number one, number two stays mine?
    .asked =
        which of my districts can the magistrate take
        at what point is the magistrates chance over
        magistrate wants my 2nd build not my first, what can he do
        which build does the signed warrant work on, first or any
        i have the signed warrant on my target, when do i have to use it
ruling-confiscates-first-of-several = The Magistrate takes only the first district his target pays for, and it counts as one of the target's builds. The target keeps whatever else they build this turn.
    .no =
        Does the Magistrate take everything from someone who builds several districts?
        trader builds four greens, does the magistrate get all of them
        can the magistrate take both of the scholars buildings
        architect under warrant, does he lose his whole turn of building
        does the confiscated one come on top of the architects three
        warrant hits the architect, all three buildings gone?
        my friend says the magistrate takes every green the trader puts down, is he right
        Does a confiscated district leave the Architect with three more builds?
        scholar builds two, magistrate swipes the pair?
        seer builds 2 with the warrant on him, does he end up with none
        first one got confiscated, is my building over even tho im the architect
        does losing the first one not use up one of my builds as architect
        wizard under warrant, does the card he built from someones hand AND the normal build go to the magistrate
        can i as magistrate confiscate all three of the architects districts
        signed warrant on me as architect, do i lose all my builds
        does the magistrate get two districts if the seer builds two
        can the magistrate take a second district after the first in the same turn
        Does the Architect still get three districts for himself after a confiscation?
        magistrate took my first, can he take the rest too
        scholar confiscated, is his second build blocked
        trader with warrant, everything he builds is lost?
    .yes =
        The signed warrant is on the Architect: can I still build the rest?
        seer with the signed warrant: first one gone, second one mine?
        wizard builds the stolen card first, can that be confiscated
        architect lost his first building to the warrant, may he build two more
        architect has the signed one, only the first of his three gets nicked right
        trader puts down 4 greens, does he hang on to three of them
        does a confiscated building eat one of the architects three
        Magistrate took the Scholar's first building. May the Scholar build his second and keep it?
        i still own everything i built after the confiscated one, yeah?
        just one building lost even though the seer built two?
        architect with the signed warrant, does he lose just one district
        i got confiscated as trader, can i keep building green ones
        does the magistrate get only one district even from the architect
        May I go on building after the Magistrate took my first district as the Architect?
        confiscated build still counts toward my build limit?
        are my second and third builds safe from the magistrate as architect
        seer: first confiscated, do i keep the second
    .asked =
        What does the Magistrate get from the Architect, the Trader, the Seer, the Scholar or the Wizard?
        I am the Architect with the signed warrant and want to build three. How many does the Magistrate get?
        warrant on the trader, what does he keep
        architect lost one to the warrant, how many builds left
        trader with the warrant builds market tavern docks in that order, which one goes
        how many districts can a magistrate confiscate from an architect
        architect builds 3 under the warrant, how many does he keep
ruling-magistrate-no-duplicate = The Magistrate cannot take a district he already has in his city.
    .no =
        Can the Magistrate confiscate a district he already has?
        May the Magistrate end up with two identical districts?
        My victim builds a Market and I as the Magistrate own a Market. Can I grab it?
        magistrate owns a castle, can he confiscate my castle
        does the signed warrant let the magistrate own two of the same
        second market via warrant?
        i already have docks, may i take your docks with the signed warrant
        got a tavern already as magistrate, flip the warrant on his tavern?
        two temples in the magistrates town thanks to confiscating, ok?
        is confiscation an exception to the no doubles rule
        Would the Magistrate be able to hold a second copy of a building by using his warrant?
        i built a harbor, magistrate has a harbor too, will he get mine
        may i confiscate a twin of one of my own buildings
        manor in my town and my target just paid for a manor, mine now?
        can the magistrate confiscate a tavern if he has a tavern
        am i allowed to take a duplicate district as magistrate
        do i lose my market if the magistrate already owns one
        Can a signed warrant be used on a district that is already in the Magistrate's city?
        magistrate with a temple takes my temple, valid?
        does the magistrate get a second castle with the warrant
        i have the same district, confiscate anyway?
    .yes =
        I have the signed warrant on me: is a district safe if the Magistrate already has it?
        both of us have a temple card and his is already built, is mine safe from the warrant
        can i dodge the magistrate by building what he already has
        is a duplicate off limits for the magistrate
        magistrate owns a watchtower, so he cant nab mine right
        does it protect me if the magistrate has the same house
        Is the Magistrate blocked when the building is already standing in his own city?
        i copy a building thats in his town, does that keep the signed warrant off it
        hes got a church, im paying for a church, do i keep it
        so confiscating cant give him doubles?
        magistrate has the same district as me, am i safe
        do i keep my tavern if the magistrate has one in his city
        is the warrant useless on a district the magistrate already owns
        Does a duplicate in his city prevent the Magistrate from confiscating?
        no confiscating duplicates?
        is the magistrate forbidden from having two of the same via warrant
        already own a docks, so as magistrate i cant take his docks?
    .asked =
        magistrate already has that district, what happens to my build
        target pays for a castle and i own one, what does my signed warrant do
        which builds are immune cuz of what the magistrate already has
        what if the magistrate already has the district i build
        can the magistrate take a district he owns or not
ruling-markers-unseen = Nobody looks at unused warrants and threats; they go back when the round is over. Only the Magistrate turns over the signed warrant, and only the Blackmailer turns over a threat that nobody paid off; the rulebook gives no other case.
    .no =
        Are unused warrants and threats shown at the end of the round?
        May I peek at the marker on my character?
        Do the blank markers of the Magistrate or the Blackmailer get revealed?
        The round is over and I never found out who had the signed warrant. Do we flip it now?
        I bribed the Blackmailer: do I get to see whether it was the real one?
        can i look under the warrant on my role
        i paid the blackmailer, may i see if it was the flower
        round over, does the magistrate have to prove where the signed one was
        may the others check the blackmailers markers at the end
        can the target flip the threat marker himself
        end of round, everyone flips their leftover warrants?
        i paid the bribe, do i at least learn if it was a bluff
        can i sneak a look at the threat token on my card before i decide
        is the magistrate obliged to show the two blanks
        does the Blackmailer have to turn over both threats at the end of the round
        wanna see which threat was real after the round, allowed?
        nobody built anything with a warrant, do we turn them up to check
        may the guy with the warrant flip it himself to see if its signed
        can i check my warrant before i build
        do i get to see the threat after i paid the bribe
        does the magistrate have to reveal his warrants at the end
        are the blackmailers tokens flipped at end of round
        am i allowed to turn over the warrant on my character
        Must the Blackmailer show whether the threat I paid off was real?
        can i ask to see the leftover warrants
        paid off the blackmailer, reveal the marker?
    .yes =
        do leftover warrants go back without anyone looking
        does an unused threat stay a secret
        can the magistrate keep secret which warrant was signed
        warrants nobody used just go back face down, right?
        Can the Blackmailer keep it a secret which threat was the flower once everyone has bribed him?
        i bribed him so i never find out if it was real?
        only the magistrate himself may turn up the signed warrant?
        is looking at the markers off limits for everyone else
        unpaid threat, is it just the blackmailer who flips it
        do unused warrants stay hidden
        are threats returned face down at the end of the round
        is it true nobody ever sees the unused warrants
        paid the blackmailer, does his marker stay secret
        Can only the Blackmailer turn over an unpaid threat?
        may the magistrate take his warrants back without showing them
        do i have to stay in the dark about my marker until they flip it
    .asked =
        who gets to turn over a threat marker
        what happens to warrants that werent revealed
        when do we see what the blackmailers markers were
        who can flip the warrants
ruling-magistrate-own-rank = The Magistrate may mark rank 1 and the Blackmailer rank 2, his own character: no rule forbids it. The marker does nothing there; it only keeps the others guessing.
    .yes =
        May the Magistrate or the Blackmailer put a marker on his own character?
        Can the Magistrate give a warrant to himself as a bluff?
        Can the Blackmailer threaten rank 2?
        I am the Magistrate: may I put one of my three warrants on rank 1?
        Is it legal to mark yourself as a decoy?
        warrant on the magistrate himself, allowed as a trick?
        can i waste a blank on my own blackmailer
        may the blackmailer use his own token as a decoy spot
        can one of the three warrants sit on number 1
        blackmailer puts the flower on himself so nobody knows, ok?
        im the blackmailer and wanna park a threat on rank 2 as a bluff, fine?
        Does the rulebook leave the Magistrate free to put a warrant on his own card?
        signed warrant on my own magistrate, is that even legal
        a marker on your own rank has no effect at all right
        dummy marker on my own number to confuse em, allowed?
        can the magistrate put a warrant on himself
        can i threaten myself as blackmailer
        is the magistrate allowed to mark his own character
        blackmailer marks himself, legal?
        May I assign one of the threats to the Blackmailer?
        can the signed warrant be placed on rank 1
        does a threat on the blackmailer himself do nothing
    .no =
        is it forbidden for the blackmailer to threaten himself
        does a warrant on rank 1 do anything to the magistrate
        if the magistrate signs himself does he lose his own building
        do the three warrants have to go to other peoples characters
        does the blackmailer have to bribe himself for his own threat
        magistrate must only mark ranks other than 1?
        i threatened my own blackmailer, do i lose all my gold to myself or the bank
        is a self threat against the rules
        own warrant on me, can my build get confiscated by me
        My friend says the Blackmailer may not pick his own rank. Is he right?
        can i get anything out of a warrant on my own character besides confusing ppl
        is the magistrate banned from picking rank 1 for a warrant
        does a warrant on yourself count for something
        do i pay a bribe when my own threat lies on me as blackmailer
        must the blackmailer choose two other characters
        magistrate marked himself, does he get a free district
        Is it against the rules to put a warrant on the Magistrate?
        blackmailer threatens rank 2, does he lose gold
    .asked =
        what does a warrant on the magistrates own rank do
        what happens with a threat sitting on the blackmailer himself
        what is the point of a warrant on the magistrate himself
        i want to put a threat on my own rank, what does it do
ruling-own-second-character = With 2 or 3 players you may mark or bewitch your own second character: no rule forbids it. A warrant or a threat there is a bluff; the Witch simply resumes as her own second character.
    .yes =
        With 2 or 3 players, may I mark or bewitch my own second character?
        Can the Witch enchant her own other character?
        Can the Magistrate or the Blackmailer target his own other card?
        There are three of us and I am the Witch and the King: may I name my own King?
        Is it allowed to put a threat on the other character I hold myself?
        2 players, i have witch and thief, may i bewitch my own thief
        can the magistrate with two characters bluff with a warrant on his other one
        two of us, signed warrant on my own merchant, legal though pointless?
        if i bewitch my own second role, do i just play on as that one
        3 players, witch plus merchant in my hand, can i name merchant
        playing with two: may my blackmailer drop a threat on the other role im holding
        i own both magistrate and bishop in a 2p game, warrant on bishop ok?
        Is a Witch in a three-player game free to bewitch the other card she holds?
        my witch hits my own architect, do i carry on my turn as architect
        is a threat on my own second guy just for show
        can i fool the other player with a warrant on my own other role
        two player game, can i put a warrant on my other character
        can the witch bewitch my own second character
        3 players, may the blackmailer threaten his own other role
        is it legal to bewitch yourself with two characters each
        i am witch and bishop, can i name the bishop
        Do I simply continue my turn as my second character if my Witch bewitches it?
        own second character marked, just a bluff?
    .no =
        with three players is my own second role off limits for my blackmailer
        playing two: must the witch name one of my opponents roles
        does my own threat on my second character cost me gold
        am i barred from naming my other card as the witch in a 3 player game
        2p: are my own two characters immune from my own witch
        is there a rule against marking your own other role with 3 players
        witched my own thief by choice in a 2 player game, do i lose my turn completely
        blackmailer w two roles, must both threats go to opponents
        do i have to pay the bribe to myself for my other character
        2 players, is it forbidden to target my own second character
        can the witch only bewitch other players in a 3 player game
        do i lose my turn if i bewitch my own other character
        does the magistrate have to put warrants on opponents characters with 2 players
        Is my other character protected from my own Blackmailer's threats?
        i marked my own second role with a threat, do i have to pay
        not allowed to put a warrant on my own second guy?
    .asked =
        what happens if the witch names her own second role
        2 player game and i put a warrant on my own other character, whats the effect
        i bewitch my own second character, how does my turn go on
        blackmailer with two roles, can he mark his own or not
ruling-magistrate-vault = The Secret Vault cannot be built, so nobody ever pays for it and the Magistrate can never take it.
    .no =
        Can the Magistrate confiscate the Secret Vault?
        Does a warrant work on the Secret Vault?
        I am the Magistrate. Can I get hold of a Secret Vault when my target wants to play it?
        Secret Vault and signed warrant: anything to grab?
        can a warrant make me hand over the secret vault
        signed warrant and i hold the secret vault, do i lose it
        will the magistrate ever have a secret vault in his city that way
        does showing the secret vault at the end trigger the warrant
        magistrate grabs the secret vault with the signed one, possible?
        ill hold the vault till the end, can a warrant yank it out of my hand
        can i confiscate a secret vault as magistrate if my target reveals it
        is there any way the vault ends up with the magistrate through a warrant
        revealed my vault for 3 points, may the magistrate claim it
        Does a signed warrant force me to hand the Secret Vault over?
        would the vault count as the first thing i pay for under the warrant
        can i confiscate the secret vault
        can the magistrate take my secret vault
        do i have to give my secret vault to the magistrate
        does the signed warrant hit the secret vault
        magistrate and secret vault, does it work
        Is the Secret Vault in danger when I have the signed warrant?
        can the vault be built in the magistrates city
        secret vault confiscated, possible?
    .yes =
        is my secret vault safe from the magistrate
        is the secret vault immune to confiscation
        since the vault cant be built, does the warrant never touch it
        secret vault never gets paid for so no confiscation, right
        vault in hand, warrant on me: is the vault out of danger
        is it true the magistrate cant ever get at the vault
        i keep my secret vault no matter what the magistrate does with his warrants?
        Is the Secret Vault untouchable for warrants because it cannot be built?
        vault stays mine even if i got the signed warrant?
        am i safe with the secret vault against warrants
        does the secret vault stay with me under a signed warrant
        is the warrant useless against the secret vault
        secret vault cant be confiscated?
        Is it impossible for the Magistrate to get the Secret Vault?
        does the magistrate have to leave the secret vault alone
        got a secret vault and a warrant, do i keep the vault
    .asked =
        what can the magistrate do about the secret vault
        why cant the magistrate confiscate a secret vault
        secret vault vs magistrate who wins
        does a warrant work on the vault or not
        when could the magistrate take a secret vault
ruling-cardinal-confiscated = When the Magistrate takes the Cardinal's district, the cards the Cardinal gave for coins stay with the other player. Only the gold comes back.
    .no =
        Does the Cardinal get his cards back when the Magistrate takes his district?
        cardinal paid with cards and got confiscated, cards back in hand?
        must i give the cardinal his cards back when his building is grabbed
        does the confiscation undo the cardinals card deal
        do the cardinals cards go under the deck when the warrant is flipped
        magistrate nabbed my build, do the cards i swapped for coins come back to me as cardinal
        i got cards from the cardinal, his district got taken, gotta return them?
        is the cardinals trade reversed after a confiscation
        as cardinal do i get gold AND cards back when the warrant flips
        Must the other player hand back the Cardinal's cards once the Magistrate confiscates the district?
        do the cards i traded as cardinal land in the discard once im confiscated
        does the magistrate get the cards the cardinal paid with
        does the cardinal take his cards back after the confiscation
        as cardinal can i demand my cards back when the magistrate takes my district
        do i have to return the cardinals cards when hes confiscated
        cardinal confiscated, are the cards refunded too
        magistrate took the cardinals district, cards returned?
        Am I obliged to give the Cardinal his cards if the Magistrate takes what he built?
        does the cardinal get everything back, cards included
    .yes =
        does the other player keep the cardinals cards after the magistrate struck
        are the cards the cardinal gave away gone for good
        i got two cards from the cardinal, do i keep them though the magistrate took the district
        cardinal gave me 2 cards, confiscated after, they stay in my hand right
        so the cardinal is out of his cards for good when the magistrate hits
        Are the cards handed over by the Cardinal lost to him even if the building goes to the Magistrate?
        only money comes back to the cardinal, not cards?
        i lent the cardinal gold for cards, building confiscated, cards still mine?
        confiscation doesnt undo the card swap of the cardinal, correct?
        do i keep the cards the cardinal gave me if his district is confiscated
        are the cardinals cards lost when the magistrate confiscates
        does only the gold return to the cardinal
        cardinal swapped cards for gold, then confiscated, cards stay gone?
        Does the trade of the Cardinal stand even if the Magistrate confiscates the district?
        can i hold on to the cards from the cardinal after the warrant
        im cardinal and got confiscated, did i lose the cards for nothing
    .asked =
        As the Cardinal I gave two cards for two coins, then my district was confiscated. What returns to me?
        where are the cardinals cards after the confiscation
        cardinal traded 3 cards away then got confiscated, who has the cards now
        cardinal loses his build to the warrant, what does he get back, cards or gold
        who keeps the cards the cardinal paid when the magistrate takes the district
        cardinal confiscated, what about the cards he gave
ruling-cardinal-confiscated-gold = When the Magistrate takes the Cardinal's district, the Cardinal gets back all the gold paid for it, also the coins he took from the other player.
    .no =
        Does the lender get the gold back if the Cardinal's district is confiscated?
        Does the lender get his gold back if the Cardinal's build is grabbed with the signed warrant?
        cardinal took 3 of my coins, magistrate took the building, do i see my coins again
        is the cardinals refund split with the other player
        does the cardinal only get back the gold that was his own
        does the borrowed gold stay in the bank after the warrant
        my coins paid for the cardinals cathedral, magistrate took it, do i get repaid
        Is the borrowed money returned to the player it came from after the confiscation?
        cardinal refund: my part to me his part to him?
        does the magistrate keep the coins the cardinal squeezed out of me
        i funded the cardinal with 2 gold and hes confiscated, are those 2 coming home
        cardinal gets only his own 3 back and not my 2?
        does the cardinal have to pass on the refund to the guy he borrowed from
        do i get my gold back if the cardinal used it and got confiscated
        cardinal took my coins and was confiscated, does he have to repay me
        does the refund go back to the player the cardinal took gold from
        can i claim my coins back from the confiscated cardinal
        magistrate confiscates the cardinal, does the bank keep the borrowed gold
        Does the Cardinal have to return my gold once his district is confiscated?
        cardinal confiscated, lender refunded?
    .yes =
        does the cardinal pocket the whole refund
        cardinal borrowed gold and was confiscated, does he keep the borrowed coins
        cardinal ends up with more gold than before thanks to the confiscation, right?
        refund of a confiscated district goes to the cardinal in full, borrowed part too?
        cardinal took 2 from me put in 3 himself, gets 5 back?
        so i lose my coins even though the cardinal lost the building
        does the Cardinal keep the gold he took from another player once the Magistrate gives it all back?
        can the cardinal come out richer after his building is confiscated
        everything that was paid lands in the cardinals pocket, right
        does the cardinal get all the gold back when confiscated
        can the cardinal keep my gold after the magistrate took his district
        am i out of my coins when the cardinal gets confiscated
        cardinal confiscated, is the full price refunded to him
        Are the coins taken from another player also refunded to the Cardinal?
        as cardinal i paid 5 with 4 borrowed, do i get 5 back
        does the borrowed gold end up with the cardinal after the confiscation
    .asked =
        Who gets the borrowed gold when the Cardinal's building is confiscated?
        cardinal got confiscated, who pockets the refund
        cardinal paid 4, 3 of it was mine, how much comes back to him
        how much gold does the cardinal get back after confiscation
        who gets refunded when the cardinals district is confiscated
ruling-alchemist-confiscated = When the Magistrate confiscates a district, the Alchemist gets his gold back once, right away. At the end of the turn he gets nothing more, because in the end he paid nothing for it.
    .no =
        Does the Alchemist get the gold back twice if the Magistrate takes his district?
        I am the Alchemist and my district got confiscated. Do I receive a double refund at the end of my turn?
        My friend says the Alchemist earns money when the Magistrate grabs his building. Does he?
        does the alchemist profit when the magistrate grabs his build
        must the alchemist wait until the end of his turn for a confiscated districts gold
        paid 4, confiscated, does the alchemist end up with 8
        is the alchemists ability good for a second refund after the magistrate
        alchemist gets money back from the magistrate and again from his power?
        confiscated 5 coster as alchemist, 10 gold for me?
        Does the Alchemist's own refund also apply to the building the Magistrate took?
        alchemist plus signed warrant is a money machine, true?
        gold for the confiscated one only comes at the end of the alchemists turn?
        got refunded when the warrant flipped, and another refund at turn end cause alchemist?
        is the refund lost altogether for the alchemist when confiscated
        can the alchemist get refunded twice for a confiscated district
        as alchemist do i get the gold again at the end of my turn after a confiscation
        alchemist confiscated, double money?
        do i have to wait for my refund as alchemist when the magistrate takes it
        does the alchemist get nothing back when his district is confiscated
        Can the Alchemist make a profit from the Magistrate's warrant?
        paid 2, magistrate took it, alchemist collects 4?
        do i lose my gold as alchemist if im confiscated
    .yes =
        alchemist confiscated, is he refunded just once
        does the alchemist get his gold back right away when the warrant is turned
        at turn end nothing more comes back for the confiscated one, correct?
        one refund only for the alchemist whos confiscated, right
        alchemist paid 3 lost it to the magistrate, does he get 3 now and zero later
        do i as alchemist have the coins straight away after the confiscation
        Is the confiscated district left out when the Alchemist gets his gold back at the end of the turn?
        alchemist just breaks even on a confiscated building?
        paid nothing in the end so nothing to refund at turn end for the alchemist, yes?
        does the alchemist get his money back only once when confiscated
        alchemist confiscated, gold back at once?
        is the alchemists power useless for a confiscated district
        i paid 5 as alchemist and got confiscated, is it 5 back and no more
        Does the Alchemist get nothing more at the end of the turn for a confiscated district?
        is the alchemist refunded immediately by the warrant
        do i get zero at end of turn for the district the magistrate took as alchemist
    .asked =
        Alchemist and a signed warrant: when does the money return?
        how much does the alchemist get back when the magistrate takes his building
        alchemist paid 6 and was confiscated, total refund
        why no second refund for the alchemist after the warrant
        when is the alchemist refunded for a confiscated district
        alchemist paid 4 and got confiscated, 4 or 8 back
