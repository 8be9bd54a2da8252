### The rulings of data/rulings/armory.toml, and the questions they answer: with yes, with no, or in another way.

ruling-armory-not-completed = The Armory cannot destroy anything in a completed city.
    .no =
        Can the Armory blow up a district in a completed city?
        I own the Armory: may I hit the one who has finished the city?
        can i nuke a guy who already has 7 buildings with the armory
        armory vs finished city, does it work
        someone just finished, can i armory his last building away to stop the game
        is the armory allowed to hit a full city since its not the warlord
        can my opponents armory still wreck my town once its done
        2 players, he has all 8 districts, can the armory break one
        armory as a last resort against the guy with 7, works?
        can i drop him from seven to six with my armory
        leader just completed, boom with armory?
        does the armory care less about completed cities than the warlord does
        full town, may my opponent still set off his armory on me
        armory on the monument of somebody whos complete?
        can i use my armory on a complete city
        may the armory destroy something in a city with 7 districts
        do i lose a district to the armory after completing my city
        does the armory work on the player who finished first
        city complete, can they still armory me
        Is the Armory an exception to the protection of completed cities?
    .yes =
        Is a finished city with seven districts safe from the Armory?
        seven districts built, am i safe from the armory now
        does a complete city block the armory too
        is it forbidden to use the armory on the player who ended the game
        hes at seven, so my armory cant reach him?
        finishing my town makes me armory proof, right
        does a full city count as out of bounds for the armory
        the armory is banned against the one who completed, yes
        am i covered against armory blasts once i complete
        is there nothing an armory can do to a finished city
        is my completed city protected against the armory
        does the armory fail against a finished city
        he has 7 districts, armory not allowed?
        is it illegal to armory a complete city
    .asked =
        armory against a city thats done, what happens
        which cities are off limits for the armory
        can the armory hit a complete city or not
ruling-armory-any-district = With the Armory you destroy one district of your choice, of any cost and in any city that is not completed, your own included.
    .yes =
        May I destroy any district I like with the Armory, even one of my own?
        can the armory take out a 6 gold building
        is a purple district a legal target for the armory
        can i blow up something in my own unfinished town with the armory
        armory at a 6 coster, ok?
        price of the target doesnt matter for the armory, right
        may i pick my own tavern as armory target
        armory can take down the dragon gate of someone whos not finished?
        any color any cost for the armory?
        do i get free choice of victim with the armory as long as the city isnt complete
        can i destroy a 5 cost district with the armory
        may the armory hit my own district
        can they take out my most expensive building with the armory
        does the armory work on unique districts
        is any district in an unfinished city fair game for the armory
    .no =
        does the armory only work on cheap districts
        does the armory kill two buildings at once besides itself
        must the armory hit somebody elses city
        is there a cost limit on what the armory can destroy
        armory only up to cost 3?
        purple buildings are armory proof?
        armory limited to opponents towns?
        does the armory wipe out a whole city
        armory hits only reds?
        must the target be cheaper than the armory itself
        is the armory limited by cost
        are my expensive districts safe from the armory
        can the armory only hit opponents
        does the armory destroy two districts
        are purple districts safe from the armory
        Is the Armory restricted to districts that cost 3 or less?
    .asked =
        What can I destroy with the Armory?
        who can i hit with the armory
        armory targets?
        how expensive may the thing be that i blow up with the armory
        armory can destroy which districts
ruling-own-completed-city = You cannot use the Armory or the Framework in your own completed city either, and there you pay gold for the Necropolis: nobody may destroy anything in a completed city. Some players allow it: agree before the game.
    .no =
        My city is complete: may I still sacrifice a district there for the Framework or the Necropolis?
        Does the Armory work once its owner's city is finished?
        I have seven districts: can I still blow up my own Armory to hurt someone?
        May I destroy something in my own full city?
        my town is full, can i still trigger my own armory at someone
        seven built and the framework is one of them, can i crack it for a free building
        can i trash one of my own for the necropolis when im already complete
        complete city, can i swap out a cheap building for the necropolis by wrecking it
        does the framework still do its trick after my 7th district
        finished, but its my own city, so may i tear down a tavern for necropolis
        can my framework still pay for an eighth when im complete
        armory owner with seven done shoots anyway?
        is my own completed city an exception to the no destroying rule
        i have 8 districts, scrap one to put the necropolis in?
        can i fire the armory out of my complete town at an unfinished one
        can i use the framework in my complete city
        can i destroy my own district for necropolis when my city is complete
        my city is full, may i use the armory
        city finished, does my framework still make a building free
        may i fire my armory after completing my own city
        Can I sacrifice a building for the Necropolis although my city is already completed?
    .yes =
        do i have to pay gold for the necropolis once my city is finished
        is my own finished city off limits for my framework
        are my own districts locked in once im complete, no sacrificing for the necropolis
        does my armory become useless when my own city is done
        my town is complete, so framework stays put and cant be cracked?
        im done at 7, does that freeze my own armory
        necropolis in my finished town only for coins, right
        is sacrificing my own stuff off once my city is full
        full city: no tearing down even my own things, by your reading?
        should we agree beforehand if we want to allow wrecking in ones own finished city
        my city is complete, must i pay gold for the necropolis
        is the framework useless in my finished city
        city done, armory dead weight now?
        does a complete city stop me from using my own armory
        is destroying in my own completed city forbidden
    .asked =
        own city complete, what about framework armory and necropolis
        how do i pay for the necropolis after completing
        my city is complete, can i still use armory or framework
ruling-armory-keep-bishop = The Armory may destroy a Keep or one of the Bishop's districts: both are safe only from rank 8, and the Armory is a district.
    .yes =
        Can the Armory destroy a Keep?
        can i blow up the bishops church with my armory
        someone used the armory on my keep, is that legal
        does the armory ignore the bishops protection
        keep with armory pointed at it, dead?
        armory blows up the keep, fair?
        bishops town isnt safe from an armory, right
        bishop only stops rank 8 so armory is fine against him?
        can i take the keep down by sacrificing my armory
        as bishop can i still lose a church to somebodys armory
        is the armory the way round keep and bishop
        can i destroy the keep with the armory
        may i armory the bishops city
        im bishop, can the armory still hit me?
        do i lose my keep to an armory
        does the armory work on the keep
        is the bishop only safe from rank 8 and not from the armory
    .no =
        Is the Bishop's city protected from the Armory?
        Bishop or Keep: does either stop gunpowder from the Armory?
        I am the Bishop and someone fires the Armory at me. Am I immune?
        is the keep totally indestructible, armory included
        im the bishop this round, am i safe from the armory
        does the bishop stop the armory like he stops the warlord
        does the keep survive the armory
        keep shrugs off the armory?
        bishop alive means armory fizzles?
        armory user has to leave the bishop alone?
        does "keep is safe" include armory
        my keep got hit by an armory, can i say no
        armory counts as rank 8 for the bishop?
        does the keep protect itself from the armory
        im bishop, am i safe from the armory?
        is the keep immune to the armory
        armory banned against the bishop?
        does being bishop protect my districts from the armory
        Is the Armory useless against the Keep?
    .asked =
        does anything work against keep and bishop, armory maybe
        keep vs armory, result?
        armory on bishop, allowed or not
ruling-armory-great-wall = The Great Wall does nothing against the Armory: it raises only what rank 8 pays, and the Armory needs no gold at all.
    .no =
        Do I pay 1 more for the Great Wall when I use the Armory?
        The target is behind the Great Wall and I sacrifice my Armory. Any coins to pay?
        Does the Great Wall help against the Armory?
        great wall city, armory user pays an extra coin?
        my great wall makes the armory more expensive right
        im behind the great wall, does that protect me from the armory
        0 gold and he has the great wall, does that stop my armory
        one coin extra for hitting behind the wall with an armory?
        great wall blocks armory?
        i own great wall, armory guy has to pay me or the bank something?
        wall owner is safe as long as the armory guy has no gold?
        does armory cost 1 in a great wall city
        wall makes any destroying dearer, armory included?
        do i pay extra to armory a great wall city
        does the great wall protect me from the armory
        armory costs 1 with great wall?
        does my great wall make them pay for the armory
        is the armory blocked by the great wall
        Does the owner of the Armory need one gold because of the Great Wall?
    .yes =
        can i armory the great wall itself for nothing
        does the armory ignore the great wall
        does the armory get through the great wall free of charge
        is the wall useless when somebody fires an armory
        great wall no help when an armory goes off, right
        armory on a walled town, zero coins needed?
        can i be broke and still armory through the great wall
        is the great wall just about rank 8, not the armory
        armory takes down the wall itself at no cost?
        does his armory bypass my great wall surcharge
        is the armory free even against the great wall
        got great wall, can they still armory me for free?
        may i use the armory on a great wall city without gold
        does the great wall do nothing against the armory
        can the armory destroy the great wall
    .asked =
        armory versus great wall, extra cost?
        what does great wall do when someone fires an armory at me
        armory against great wall costs what
ruling-armory-free = Using the Armory costs no gold, however expensive the target: destroying the Armory is the whole cost.
    .no =
        Does it cost gold to use the Armory?
        do i pay the cost minus 1 like the warlord when i fire the armory
        do i keep my armory after using it
        i want to armory a cathedral, do i owe 4 or 5 coins
        can i fire the armory again next turn
        armory: pay one less than the target?
        armory is reusable every turn?
        armory costs 3 when i fire it?
        do i pay the victim when my armory hits him
        after the boom the armory stays put?
        dearer target means i pay the rest in coins with the armory?
        do i have to pay to use the armory
        armory costs target minus 1?
        can i use the armory more than once
        does the armory stay in my city
        do i get paid when someone armories my district
        Does an expensive target make the Armory cost gold?
    .yes =
        can i use the armory with zero gold
        is the armory free to use
        does the armory blow itself up when i use it
        armory costs me only itself?
        no coins for an armory blast even at a 5 cost, right
        armory gone after one use?
        can a pauper use his armory
        is losing the armory the entire price
        zero gold, dragon gate as target, armory does it?
        can i use the armory without gold
        does the armory cost nothing but itself
        no gold left, can i still fire the armory?
        is the armory destroyed when i use it
        target costs 6, armory still free?
    .asked =
        How much gold does it cost to destroy something with the Armory?
        whats the price for setting off the armory
        armory in coins, how much
        what do i give up to fire the armory
        armory use costs how much
ruling-armory-any-character = The Armory needs no particular character: whoever has it in their city may use it on their own turn, as the King, the Merchant or anyone else.
    .no =
        Do I have to be the Warlord to use the Armory?
        is the armory only for rank 8
        does only the warlord get to fire the armory
        do i need a military character for the armory
        does my character matter when i use the armory
        armory is a warlord only toy?
        as merchant my armory is useless?
        must i draft rank 8 to set off the armory
        does the armory depend on having a military role
        can the warlord use the armory in MY city since hes rank 8
        only diplomat marshal or warlord trigger the armory?
        do i need the warlord for the armory
        is the armory only for military characters
        im architect, is my armory blocked?
        am i safe from the armory if its owner isnt the warlord
        must i be rank 8 to use the armory
        Does the Armory work only for the Warlord?
    .yes =
        can i use the armory as the merchant
        im the king and own an armory, can i blow something up
        does the armory work with any character
        i picked the bishop, may i still set off my armory
        thief with an armory, may he blow things up?
        role doesnt matter for the armory, right
        architect builds and also triggers his armory?
        is armory usable by whoever owns it, any rank
        im queen, armory ok?
        can i use the armory as bishop
        may any character use the armory
        im the thief, can i fire my armory?
        does the armory work without the warlord
        can the merchant hit me with his armory
    .asked =
        which character do i need for the armory
        whos allowed to fire an armory, which roles
        does it matter what im playing when using the armory
        armory works with which character
ruling-armory-own-turn = You may use the Armory at any time during your own turn, before or after gathering resources, but never on another player's turn.
    .no =
        May I use the Armory in another player's turn?
        can i interrupt someones turn with my armory
        he is about to build his 7th, can i armory him right now before he does
        do i have to gather first before using the armory
        i was assassinated this round, can i still use my armory
        armory as a reaction when the warlord comes for me?
        hes building his seventh, armory right now out of turn?
        can i blast with the armory while someone else is playing
        armory only after ive built?
        have i got to gather before the armory goes off
        murdered so no turn, armory anyway?
        can i use my armory when its not my turn
        can he armory me in the middle of my turn
        killed this round, can i use my armory?
        must i gather before i use the armory
        warlord attacks me, can i answer with the armory?
        Am I allowed to fire the Armory while another player is building?
    .yes =
        can i fire the armory before i take gold
        armory after building, still ok?
        must i wait for my turn to use the armory
        armory only while its my go, right
        first thing in my turn, before coins: armory?
        end of my turn, everything done, armory still possible?
        must i hold the armory back until im called
        between gathering and building, armory ok?
        im not allowed to react with the armory in your turn?
        may i use the armory before gathering
        can i fire the armory at the end of my turn
        is the armory only for my own turn
        am i safe from his armory during my turn
        built already, can i still use the armory?
    .asked =
        when can i use the armory
        armory timing?
        what moment can the armory be used, anyones turn or mine
        armory in whose turn
ruling-armory-at-once = The Armory works on the very turn it is built: once it is in your city, you may use it right away.
    .yes =
        Can I use the Armory in the turn I build it?
        just paid for the armory, can i detonate it immediately
        build armory then boom same turn, legal?
        put down the armory, may i fire right away
        can i build the armory and destroy something in one go
        lay armory, blow it, same breath?
        new armory is live immediately, right
        architect builds armory and fires it this very turn?
        no cooldown on a fresh armory?
        paid 3 for the armory, may it go off right now
        can the armory be built and burned in one turn
        can i fire the armory right after building it
        may i build and use the armory in one turn
        does a new armory work immediately
        he just built the armory, can he hit me already?
        is it ok to blow up a fresh armory
    .no =
        do i have to wait a turn before my new armory works
        is a freshly built armory inactive till next round
        does the armory only work from my next turn on
        armory has to survive till my next turn?
        armory needs one round to warm up?
        built it this turn so the armory is asleep?
        is using a brand new armory against the rules
        must others get a turn before i can fire a new armory
        new armory only usable in the next round?
        do i have to wait with a new armory
        just built the armory, must i wait until next turn?
        am i safe from an armory that was built this turn
        is the armory blocked in the turn its built
        does the armory need to stand for a round
        Is it forbidden to use the Armory in the turn it was built?
    .asked =
        when is the armory ready after building it
        how soon after building can the armory fire
        armory bought today, usable when
        new armory usable when
ruling-armory-other-city-older = The Armory destroys one district in another player's city, never in your own.
    .no =
        May I use the Armory in my own city?
        can i armory one of my own buildings
        want to clear a tavern in my own town with the armory, ok?
    .yes =
        does the armory have to hit somebody elses city
        is my own city off limits for my armory
        can i blow up another players palace with the armory
    .asked =
        whose districts can the armory destroy
ruling-armory-completed-third = The Armory can destroy a district in a completed city, although the Warlord cannot.
    .yes =
        Can the Armory destroy a district in a completed city?
        can i still armory the guy who finished
        armory on a full city of 8, allowed?
        my city is done, can an armory still hurt me
    .no =
        eight districts built, am i safe from the armory
        does a finished city stop the armory like it stops the warlord
        is it forbidden to blow up a building in a complete city with the armory
ruling-armory-game-ends-third = If the Armory takes a district out of a completed city, the game still ends with this round.
    .no =
        Does the game go on if the Armory takes the eighth district away?
        can i stop the end of the game by blowing up his eighth building with the armory
        do we play another round when the armory breaks a complete city
        is the final round cancelled by the armory
        with only seven left after the armory does he have to rebuild before it ends
    .yes =
        armory hit the finished city, is this still the last round
        he had 8, now 7 after the armory, do we still score after this round
        does the game end anyway after an armory on the eighth district
    .asked =
        what happens to the end of the game if the armory hits the full city
ruling-armory-completed-classic = The Armory may destroy a district in a completed city: the classic book protects it only from the Warlord and the Diplomat, and the third edition clearly allows it. In 2016 it is forbidden.
    .yes =
        Can the Armory destroy a district in a completed city?
        finished city, can the armory still knock one down
        the warlord cant touch him anymore, but can my armory
        may i set off the armory against the player who completed first
    .no =
        does having 8 buildings protect me from the armory
        is a complete city closed to the armory
        armory against a full city, forbidden?
