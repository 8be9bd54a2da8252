### The rulings of data/rulings/bishop.toml, and the questions they answer: with yes, with no, or in another way.

ruling-income-before-or-after = You may collect income before building, so you can spend it, or after, so the new district pays too. The rulebook shows it with the Bishop; all other income works the same way.
    .yes =
        Can I build first and collect my income afterward?
        Does a blue district the Bishop has just built already give gold?
        I am the Bishop: should I build the Church before I collect so that it pays as well?
        can i grab my income first so i can afford the building
        build a green one, then collect as merchant, does the new one count
        as bishop may i take the blue money after building
        i have 2 gold, can i collect for my blue districts to reach 4 and then build
        collect, then build with it, ok?
        may i lay a church and then get paid for it as bishop
        income timing is up to me around the build, right
        broke so i cash my colors first and build with that, allowed?
        does my fresh tavern earn if i wait with collecting
        warlord may also collect after building like the bishop in the book?
        can i take income first and spend it on building
        may i collect after building so the new one counts
        do i choose whether income comes before or after building
        bishop builds a temple then collects, does it pay?
        short of gold, can i collect income before building?
        does the free choice apply to the merchant too
    .no =
        do i have to collect income before i build
        is income only at the start of the turn
        king: forced to take the yellow gold first thing?
        just built a red district, too late to collect as warlord?
        must income wait until after ive built
        income has a fixed slot before building?
        built already so the coins for my blues are forfeited?
        is collecting after the build only for the bishop
        can i not use income money to pay for this turns building
        income strictly at turn start?
        patrician must take his cards before building?
        must i take income before i build
        is income lost once ive built
        does the king have to collect at the start
        do i have to build before collecting income
        is income money banned for building this turn
        Is only the Bishop allowed to collect after building?
    .asked =
        When do I take the gold for my colored districts?
        income before or after building, who decides
        can i choose: income first or building first
        best of both, when is income taken relative to the build
        income before or after i build
ruling-bishop-income = The Bishop gets 1 gold for each religious (blue) district in his own city.
    .asked =
        How much does the Bishop get for blue districts?
        I am the Bishop with a Temple and a Church: how many coins?
        What does the Bishop earn per religious district?
        bishop money with a monastery and a cathedral
        bishop with 5 blues
        what color and how much for the bishop
        bishop gold per church
    .yes =
        bishop gets paid for blue ones?
        3 blue buildings as bishop, 3 coins?
        is the bishops income gold
        temple church cathedral, 3 gold for the bishop?
        blues pay the bishop one apiece, right
        is it money that the bishop gets for churches
        only my own blues count when im bishop?
        bishop without blues gets zero?
        monastery in town, bishop one coin?
        do i get 1 gold per blue district as bishop
        bishop with 4 religious districts gets 4?
        does the bishop earn gold from churches
        no blue district, bishop gets nothing?
        do only the bishops own blue districts pay him
    .no =
        does the bishop get 2 gold per church
        does the bishop draw cards for his religious districts
        do blue districts of the neighbors pay the bishop
        bishop without any blue district, does he get a coin anyway
        bishop paid for green districts?
        bishop: a card for every church?
        bishop 2 blues 3 gold?
        reds pay the bishop?
        bishop counts churches all round the table?
        bishop gets a coin just for being bishop?
        bishop picks gold or cards per blue?
        bishop gets a card per blue district?
        does my church pay the bishop of another player
        bishop with 3 blues, 6 gold?
        can the bishop collect for yellow
        does the bishop get gold without any religious district
        Does the Bishop earn two gold for each religious district?
ruling-bishop-protection = In a round in which you have the Bishop, rank 8 cannot use its ability on your city: it can destroy, exchange and seize nothing there.
    .no =
        Can the Warlord destroy a district of the Bishop?
        I am the Bishop: can someone of rank 8 touch my buildings?
        may the diplomat trade for one of the bishops buildings
        can the marshal snatch a cheap district from the bishop
        does the bishop only protect his blue buildings from the warlord
        can the warlord pay extra to get through the bishop
        i picked the bishop, can i still get nuked by rank 8
        can the diplomat swap with the bishop if both agree
        warlord bribes his way into the bishops town?
        bishops green market is fair game for the warlord?
        marshal takes a 2 cost from the bishop for 2 gold?
        diplomat does an even swap with bishop, ok?
        can rank 8 touch the bishop at all
        bishop only saves churches?
        can the warlord attack the bishop
        may the diplomat exchange with the bishop
        do i lose districts to the warlord as bishop
        marshal may seize from the bishop if he pays?
        can i destroy something of the bishop as warlord
        Does the Bishop protect only his religious districts?
    .yes =
        Is the Bishop safe from the Marshal and the Diplomat too?
        am i safe from the warlord if im the bishop
        does the bishop shield all his districts, not only the blue ones
        warlord picked the bishops tavern, is that forbidden
        bishop this round so rank 8 has to leave my town alone?
        warlord cant even hit the bishops reds and greens, right
        diplomat cant force a trade on the bishop?
        is bishop a full shield from warlord marshal and diplomat
        marshal wants my temple, im bishop, refused?
        does picking bishop save my purples from the warlord
        im bishop, am i safe from the marshal
        does the bishop protect my whole city from the warlord
        is the bishops city off limits for rank 8
        warlord wants to destroy my green, im bishop, not allowed?
        does being bishop stop the diplomat from swapping with me
        can i stop the warlord with the bishop
    .asked =
        whose city may the warlord not attack
        what can rank 8 do to the bishops city
        bishop vs diplomat vs marshal, who may touch him
        bishop safe from who
ruling-bishop-whole-round = The Bishop's protection from rank 8 lasts the whole round, even after his own turn. It ends with the round.
    .yes =
        Does the Bishop's protection last the whole round?
        The Warlord is called after the Bishop's turn is over. Are the blue guy's districts still untouchable?
        bishop already played, still safe from the marshal?
        does the protection of the bishop stop when the next round starts
        bishop has had his turn, warlord comes later, still covered?
        shield until the last rank of the round has played, right
        next round the bishops cover is off?
        im bishop at 5, the 8 still cant touch me in this round?
        does the cover go on after i finish my bishop turn
        bishop immunity runs for the entire round?
        my bishop turn is over, am i still safe from the warlord
        does the bishops protection last until the round ends
        is the bishop protected when rank 8 is called later
        bishop last round, now king, can the warlord hit me?
        am i covered all round as bishop
    .no =
        is the bishops immunity over when his turn ends
        i was bishop last round, am i still safe from the warlord
        does a city stay protected forever once its owner was bishop
        warlord comes after the bishop, so can he attack then
        is the bishop only safe from the diplomat during his own turn
        cover ends as soon as the bishop is done playing?
        was bishop a round ago, still immune?
        bishop is only safe while his card is being played?
        warlord goes last so the bishops shield has run out?
        bishops shield permanent?
        shield lasts two rounds?
        does the bishops protection stop after his turn
        was bishop last round, is my city safe now?
        may the warlord attack the bishop after the bishops turn
        does the bishop protect me for the rest of the game
        is the bishop only protected until rank 6 is called
        Is the Bishop's city vulnerable once he has finished his turn?
    .asked =
        How long does the Bishop's protection last?
        until when is the bishop safe
        bishop immunity, turn or round
        bishop protected how long
ruling-bishop-only-rank-eight = The Bishop protects only the districts in his city, and only from rank 8. The Armory may destroy one of them, the Magistrate may confiscate what the Bishop builds, the Thief and the Blackmailer may take his gold, and the Magician his hand.
    .no =
        Does the Bishop protect me from anything besides rank 8?
        does the bishop protect against the thief
        im bishop, is my new district safe from the magistrate
        does the bishop keep my hand safe from the magician
        is the bishop immune to the blackmailers threats
        is the bishop untouchable for everyone
        bishop laughs at the thief?
        bishop hand cant be swapped by the magician?
        signed warrant useless against the bishop?
        bishop safe from armory and everything?
        no threats allowed on the bishop?
        does the bishops power guard my gold
        am i safe from the thief as bishop
        does the bishop protect me from the magician
        bishop immune to blackmail?
        im bishop, is my gold protected
        can the armory do nothing to the bishop
        Does the Bishop's protection cover his hand and his gold as well?
    .yes =
        can the magistrate confiscate what the bishop builds
        may the thief rob the bishop
        can i lose a building to the armory while im the bishop
        bishops protection is only about rank 8, right
        thief can clean out the bishop?
        magician swaps hands with the bishop, ok?
        bishop gets blackmailed like anyone, right
        magistrate can confiscate a church from the bishop?
        is bishop cover good against rank 8 only
        are my coins and hand unprotected as bishop
        can the thief take my gold when im bishop
        may the magician take the bishops hand
        can the blackmailer threaten the bishop
        im bishop, can the magistrate still take my build
        is the bishop protected from rank 8 only
    .asked =
        what does the bishop not protect from
        who can still hurt the bishop
        bishop: what isnt covered
        bishop protects from what else
ruling-bishop-killed = A killed Bishop protects nothing: rank 8 may attack that city like any other.
    .no =
        Are the Bishop's districts still safe if he was killed?
        My Bishop was assassinated. Am I still immune to the Warlord, the Marshal and the Diplomat?
        bishop was murdered, does his immunity hold
        am i protected from the warlord as an assassinated bishop
        does the warlord have to leave a dead bishop alone
        bishop dead but his churches stay safe?
        does the bishops cover survive his murder
        im the killed bishop, warlord must go elsewhere?
        killed bishop is protected until the end of the round anyway?
        does assassination protect the bishops town twice over
        marshal barred from the murdered bishop?
        killed as bishop, am i safe from the warlord
        does a dead bishop still protect his city
        is a killed bishop immune to the diplomat
        assassin killed the bishop, warlord cant hit him?
        does my bishop protect me even if he was assassinated
        Is the city of a murdered Bishop still protected from the Warlord?
    .yes =
        Can the Warlord blow up a district of a murdered Bishop?
        Does protection end when the Bishop dies?
        assassin got the bishop, may the marshal seize from him
        dead bishop, can the diplomat swap with that city
        is a murdered bishops city fair game for rank 8
        kill the bishop first, then the warlord burns his city, does that combo work
        murdered bishop is open to the warlord?
        assassin on the bishop, shield off, right
        dead bishop, marshal helps himself to a 3 cost?
        can rank 8 strike a bishop who was killed
        have i lost my cover as assassinated bishop
        the diplomat may swap with a dead bishops town?
        bishop killed, can warlord attack him?
        got killed as bishop, is my protection gone
        may i attack a dead bishop as warlord
        can the marshal take from me when my bishop was killed
        does the assassin remove the bishops protection
    .asked =
        bishop killed by the assassin, what about his protection
        does death end the bishops shield, what happens
        assassinated bishop and warlord in one round
        bishop killed, safe from warlord or not
ruling-bishop-bewitched = A bewitched Bishop's protection passes to the Witch: her city is safe from rank 8, the Bishop's is not.
    .no =
        Is the Bishop's city protected if the Witch bewitched him?
        witch cursed my bishop, am i still safe from the warlord
        does the bewitched bishop keep his protection from the diplomat
        may the warlord hit the witch who bewitched the bishop
        are both cities safe when the witch bewitches the bishop
        hexed bishop still covered?
        warlord free to burn the witchs house after she took bishop?
        both witch and bishop covered?
        neither is covered when bishop is hexed?
        diplomat cant swap with a hexed bishop?
        does the bishop get his cover back after the witch is done
        bewitched as bishop, am i safe from the warlord
        can the warlord destroy the witchs district if she took the bishop
        does the bewitched bishop stay protected
        witch and bishop both protected?
        is the bishop still safe from the diplomat when bewitched
        Is the bewitched Bishop's city protected from the Marshal?
    .yes =
        I am the Bishop under a spell: may the Warlord burn my city?
        Does the Bishop's immunity move to the Witch?
        can the marshal seize from a bewitched bishop
        bishop bewitched: is the witchs city the safe one
        warlord vs bewitched bishop, can he destroy there
        witch hexed bishop, now shes the one rank 8 cant hit?
        hexed bishop open to the warlord, right
        does the witch steal the bishops shield
        im the hexed bishop, marshal can take from me?
        witch as bishop is safe till the round ends?
        bishops cover jumps to the witchs town?
        bishop bewitched, can the warlord attack him?
        is the witch safe from rank 8 when she bewitched the bishop
        got bewitched as bishop, is my protection gone
        does the witch get the bishops protection
        may i attack a bewitched bishop as warlord
    .asked =
        Whose city is safe from the Warlord when the Bishop is bewitched?
        witch took the bishop, who is protected now
        bewitched bishop, shield goes where
        warlord, witch, bishop hexed: who can he hit
        bishop bewitched, who is safe
ruling-bishop-two-characters = With 2 or 3 players the Bishop keeps your one city safe for the whole round, no matter which of your characters is playing: his text says "this round", not "this turn".
    .yes =
        With two characters each, does the Bishop protect my city outside his own turn too?
        We play with 2 or 3: is my whole city safe if one of my characters is the Bishop?
        There are two of us and I have the Bishop and the Thief. Is my city immune all round?
        Does the Bishop guard the districts that my other role built?
        3 of us, im bishop and architect, can i relax about the warlord all round
        one city two roles, one is the bishop: whole city covered?
        three players, my bishop has played, my merchant too, still safe from the marshal
        duel: bishop plus merchant, my only town safe the entire round?
        3p, bishop is one of my two, warlord cant touch anything of mine right
        does bishop cover continue in the turn of my other role, 2 players
        even stuff my architect laid is covered by my bishop, three players?
        i hold bishop and thief, marshal may not take from me all round?
        one bishop is enough for the one city i have in a 2p game?
        two players, is my city safe all round with the bishop
        i have bishop and another character, does bishop protect everything
        three players, one of mine is bishop, am i safe from the warlord?
        does the bishop protect me during my other characters turn
        2 players: bishop covers districts my other role built?
    .no =
        two players: does the bishops cover drop while my other role is playing
        duel, i hold bishop and king, may the warlord hit what the king built
        does my second character open my city to rank 8 although i have the bishop
        with 2 characters each, does the bishop protect just half my districts
        2p, shield only while my bishop acts?
        in a three player game bishop guards only what he himself built?
        second role breaks my bishop shield?
        my king comes before my bishop so its unprotected then, duel?
        half the city per role with 3 players, bishop covers his half?
        when my other character is up can rank 8 ignore my bishop
        two players, does the bishop only protect in his own turn
        i also have the merchant, can the warlord hit what he built despite my bishop
        three players, is half my city open even with bishop
        does my second character lift the bishops protection
        can the warlord attack between my two turns if i have the bishop
        Does the Bishop lose his protection while my other character acts?
    .asked =
        how long am i covered with bishop plus another character
        two roles, one is bishop: which part of my city is safe and when
        2p bishop cover duration
        bishop with two characters, how long is my city safe
ruling-bishop-protection-older = The Warlord cannot destroy the Bishop's districts, and the Diplomat cannot take one of them.
    .no =
        Can the Warlord destroy a district of the Bishop?
        Can the Diplomat swap for one of the Bishop's districts?
        may the warlord burn one of the bishops buildings
        is it only the bishops blue districts that the warlord cant destroy
        can the diplomat grab the bishops manor
    .yes =
        am i safe from the warlord as bishop
        does the bishop stop the diplomat too
        im the bishop, is everything in my city safe from the warlord
ruling-bishop-killed-older = A killed Bishop protects nothing. This book does not say so, but a killed character has no power, and the 2016 rulebook is clear about it.
    .no =
        Is a killed Bishop still protected from the Warlord?
        assassin hit the bishop, is his city still safe
        does the dead bishop hold off the warlord
    .yes =
        may the warlord attack a murdered bishop
        can the diplomat take a district from a dead bishop
        bishop assassinated, is his protection gone
    .asked =
        what about the bishops immunity after the assassin got him
ruling-bishop-bewitched-older = A bewitched Bishop's power passes to the Witch, so her city is protected and the Bishop's is not. The 2016 rulebook says so.
    .no =
        Is the Bishop's city protected if he is bewitched?
        does the bewitched bishop stay safe from the diplomat
        may the warlord attack the witch who plays as the bishop
    .yes =
        can the warlord destroy in a bewitched bishops city
        bishop under a spell, is it the witch who is protected
        does the bishops protection go to the witch
    .asked =
        witch on the bishop: whose city is safe
ruling-bishop-two-characters-older = With 2 or 3 players the Bishop keeps your one city safe for the whole round, even on your other character's turn: the book does not say that the protection ends.
    .yes =
        With two characters each, does the Bishop protect my city outside his own turn too?
        two players, one of my roles is the bishop: whole city safe from the warlord
        bishop plus thief in my hand, safe all round?
    .no =
        does my other characters turn switch off the bishops protection
        three of us: can the warlord hit me after my bishop has played
        with two roles, does the bishop guard only part of my city
    .asked =
        how long does the bishop cover me when i have two characters
ruling-bishop-diplomat-own = With 2 or 3 players, a player who has both the Bishop and the Diplomat may give away a district of their own: the ability is used on the district the Diplomat takes, in another city, and his own district only pays for it, as with the Keep and the Great Wall. A Warlord would use it on the protected city itself, so he may not destroy there.
    .yes =
        If I have both the Bishop and the Diplomat, may I give away one of my own districts?
        Can my Diplomat swap a district of the city that my Bishop protects?
        two players, bishop and diplomat are both mine, can i swap my tavern away
        does an exchange by my own diplomat work although i also have the bishop
        3 players: my diplomat trades one of my bishops districts for yours, legal
        bishop and diplomat both mine, i can still trade off my tavern?
        my own bishop doesnt block my diplomat, right
        2p: diplomat gives one of my districts though bishop is mine too, ok?
        is giving away from my bishop protected town allowed as diplomat
        only the district taken matters, so my bishop is no obstacle for my diplomat?
        three of us, i hold 5 and 8, bishop and diplomat, swap legal?
        can i swap with my diplomat if im also bishop
        bishop and diplomat both mine, exchange allowed?
        may my diplomat give away a district my bishop protects
        two players, does my own bishop not stop my diplomat
        i have bishop and diplomat, can i offer my own temple
    .no =
        Does my Bishop stop my own Diplomat from exchanging?
        im bishop plus diplomat, is my own city locked for my exchange
        with bishop and diplomat do i have to skip the swap
        is my diplomat blocked at home by my bishop
        is it forbidden to give up a church of my bishop city as the diplomat
        with bishop in my pair my diplomat cant trade?
        bishop locks my own districts against my own diplomat?
        must i give up the exchange since i also drafted bishop, 2p
        does my bishop forbid me to offer a church as diplomat
        bishop plus warlord both mine, may the warlord raze at home?
        is it in the official book word for word, bishop plus diplomat, not just your reading
        bishop and diplomat mine, is the swap banned?
        does my bishop block my diplomats exchange
        i have bishop and warlord, can i destroy my own district
        am i stuck without a swap when i hold both bishop and diplomat
        are my own districts untouchable for my diplomat because of the bishop
        Does having the Bishop make my own Diplomat useless?
    .asked =
        i hold bishop and diplomat, which districts may i exchange
        i have bishop and diplomat in a duel, can i swap
        bishop and rank 8 in the same hands, what may each rank 8 do at home
        i am bishop and diplomat, can i swap or not
