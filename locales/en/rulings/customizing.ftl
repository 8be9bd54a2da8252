### The rulings of data/rulings/customizing.toml, and the questions they answer: with yes, with no, or in another way.

ruling-one-per-rank = For your own deck, choose one character of each rank from 1 to 8, and 14 different unique districts to shuffle with the 54 basic ones.
    .asked =
        How do we make our own deck?
        How many unique districts do we take?
        how do we put together our own set of characters and purples
        custom game, what do we take out of the box
        were bored of the standard list, how do we mix our own game
        own set: how many roles, how many purples
        building a custom deck, whats the recipe
        how many uniques for our own deck
        own character set, how many of each rank
    .yes =
        can we just pick the characters ourselves
        do we need a character for each number from 1 to 8
        is 14 the exact number of special buildings for a homemade deck
        one role for each number 1 to 8 in our own mix?
        14 purples plus the 54 basics, right
        all purples in our mix are different ones?
        can we swap roles as long as each rank has one
        house mix: 68 district cards in total?
        do the 54 basics always go in whole
        do we take one character per rank for our own set
        do we need 14 unique districts for our own deck
        can we choose our own characters if every rank is covered
        are all 54 basic districts used in our own deck
        must our 14 uniques be different
    .no =
        do all 30 purple districts go in with the basic ones
        can we skip a rank, like play with no number 6 at all
        is it ok to use only 10 unique districts when we build the deck ourselves
        can the same purple card go into our own deck twice
        20 uniques in a homemade deck?
        two rank 3 roles and no rank 5, ok?
        leave out rank 7 in our own set?
        all the 30 purples at once?
        duplicates among our 14 purples?
        drop some taverns from the basics for our own deck?
        can we take two characters of rank 4 in our own set
        do we use 20 unique districts
        can we leave out a rank in our own set
        are 10 unique districts enough for an own deck
        do we use all 30 unique districts
        Can our own deck contain the same unique district twice?
ruling-same-rank-never-meet = Two characters of the same rank are never in the same game: each rank has only one. So the Witch and the Assassin, or the King and the Emperor, never meet, and one can do nothing to the other.
    .no =
        Can two characters of the same rank be in the same game?
        Can we play with both the Assassin and the Witch?
        May the King and the Emperor be in the same game?
        can the witch bewitch the assassin
        can the assassin kill the magistrate
        can the thief rob the spy
        does the blackmailer get to threaten the thief
        can the wizard look at the magicians hand
        bishop and cardinal in one game, possible?
        can the navigator and the architect both be called in a round
        queen and tax collector together in an 8 player game
        someone wants scholar and architect, do both go in
        use both warlord and diplomat?
        king and patrician in one draft?
        witch hexes the magistrate?
        seer together with magician?
        trader and merchant side by side?
        assassin kills witch, possible in a game?
        artist and queen both at once?
        can the king and the patrician be in one game
        may we use warlord and marshal together
        can the assassin kill the witch
        can the blackmailer threaten the spy
        do the architect and the scholar appear in the same game
        does the diplomat ever attack the warlord
        Can two characters with the same number be used in one game?
    .yes =
        if the king is in, does the emperor stay in the box
        are the warlord and the marshal mutually exclusive
        do we leave out the merchant when we use the alchemist
        is the warlord always safe from the diplomat because they share a number
        one role per number so witch and assassin exclude each other?
        if we play emperor the king is out, right
        thief, spy and blackmailer never together?
        same number on two cards, only one gets used?
        can bishop never meet abbot
        magician in, wizard out?
        is the emperor out if we play the king
        do witch and assassin never play together
        is only one rank 8 in the game
        im the king, can the emperor never be in my game
        thief in the game, so no spy?
    .asked =
        what happens if the assassin names the witch
        two rank 2 roles in a game, how
        emperor vs king at one table, what happens
        can king and emperor be in one game or not
ruling-varying-costs = Mix cheap and expensive unique districts: the rulebook asks for different costs. (Missing from the Ukrainian edition.)
    .asked =
        Which unique districts should we choose?
        any tips which purple cards to pick for a homemade deck
        how should the purples costs be spread
        picking uniques, what does the english book advise
        which costs should our uniques have
    .yes =
        Should we mix cheap and expensive purple cards?
        Is there any advice on picking the 14 special districts?
        is it better to mix 2 cost and 6 cost purple cards
        does the english book want the purples to vary in price
        do we want some cheap specials as well as dear ones
        mix dear and cheap purples, right
        english rules recommend a spread of costs for the uniques?
        should our 14 have some 2s as well as 6s
        is the cost mix tip missing in the ukrainian book
        better not all pricey ones for the purples?
        cheap, middle and dear uniques together is the idea?
        should the unique districts have different costs
        is it good to mix cheap and dear unique districts
        does the english book ask for different costs of uniques
        shall we take some cheap unique districts too
        does only the english book mention different costs for uniques
    .no =
        should we only put in the pricey purples
        all our unique cards cost 5 or 6, is that how its meant
        does the ukrainian rulebook say anything about different costs for the purples
        good idea to fill the deck with just cheap specials?
        just take 14 expensive purples?
        same cost for all uniques recommended?
        ukrainian book tells you to vary the purple costs?
        english book says nothing about costs when picking uniques?
        fill up with 6 costers only, as intended?
        only cheap ones so the game is fast, is that the books advice
        should all our unique districts be expensive
        does the ukrainian book ask for different unique costs
        is it advised to take only cheap uniques
        shall we choose unique districts of the same cost
        do the english rules ignore the cost of the chosen uniques
        Does the English book recommend unique districts of equal cost?
ruling-balanced-in-numbers = The seven official lists show what a good mix is. Their 14 unique districts cost 57 to 67 together (Secret Vault: 0); two to four of them cost 6, two to five cost 3 or less, three to nine score extra points or help to complete the city.
    .asked =
        What is a balanced choice of unique districts?
        How many expensive purple cards should be in a set?
        How much do the unique districts of an official list cost together?
        whats a good sum of costs for the purple cards
        how many point scoring purples do the official lists have
        numbers for a good purple mix
        range of the purple totals in the seven lists
        how many cheap uniques do official lists have
        total cost of uniques in a balanced set
    .yes =
        total of 60 for all the purple cards, is that in the usual range
        is three purples of cost 6 a normal number
        does the secret vault count as 0 in that total
        four uniques at 6 gold, still like the official lists?
        14 purples summing to 62, fits the official lists?
        two uniques at 6 is within the norm, right
        vault goes in at 0 for the sum of purples?
        five uniques costing 3 or less, still like the lists?
        six scoring purples in our set, ok compared to the lists?
        is 57 the lowest purple total in the official lists
        do the uniques of an official list cost about 60 together
        is 65 a normal total for 14 unique districts
        are three uniques of cost 6 ok for a balanced mix
        is the secret vault counted as 0 in the total
        four uniques of cost 3 or less, balanced?
    .no =
        our 14 uniques cost 80 altogether, is that still balanced
        seven uniques that cost 6 each, balanced?
        just one purple with extra points in our deck, is the mix fine
        do the official lists add up to more than 70 for the purples
        purple total of 45, like the lists?
        zero uniques at 6 in an official list?
        ten purples that score extra, normal?
        eight cheap purples of 3 or less, usual?
        sum of 75 for the uniques matches the lists?
        vault counted as 5 in the purple total?
        unique districts cost 90 in total, balanced?
        is a total of 40 for the uniques like the official lists
        do official lists have six uniques of cost 6
        are there official lists without any unique of cost 6
        is a mix with no cheap uniques like the official lists
        Do the unique districts of an official list add up to more than 70?
ruling-replace-one-or-two = Before the game you may replace one or two of the eight characters with bonus characters of the same rank.
    .asked =
        How many characters may we replace with bonus ones?
        how many bonus roles at most
    .yes =
        is it ok to change just one character for a bonus one
        can we put the alchemist in instead of the merchant
        does a bonus character need the same number as the one it replaces
    .no =
        can we swap out five of the characters for bonus ones
        can the alchemist come in for the king
        do the assassin and the witch both stay in the deck
        may we swap a character in the middle of the game
ruling-all-agree-classic = You may use bonus cards only if everyone at the table agrees, and it is best to know the basic game first.
    .asked =
        When may bonus cards be used?
        who decides whether the bonus cards are in
    .yes =
        does everyone have to agree to the bonus cards
        should we learn the basic game before adding bonus cards
    .no =
        can the host alone decide to use bonus cards
        one player says no to the bonus cards, do we use them anyway
        our very first game, is it a good time for the bonus cards
ruling-bonus-purples-classic = You may simply add two or three bonus districts to the deck. If you add more than three, take out another district for each.
    .asked =
        How many bonus districts may we add to the deck?
        how many starred purples can just be thrown in
    .yes =
        we add two bonus purples, is it fine to leave the rest of the deck alone
        with 5 bonus districts in do we have to remove others
    .no =
        can we add five bonus districts without taking anything out
        must something leave the deck when we add just three bonus purples
        is three the absolute maximum of bonus districts
ruling-bonus-purples-each-classic = With more than three bonus districts, take one district out for every one of them, because the book says "for each". You may take out any district without a star, ideally a purple one, as the third edition suggests.
    .yes =
        More than three bonus districts: does one go out for each, the first three included?
        five starred districts in, so five others out?
        may a green district go out to make room for the fourth bonus one
    .no =
        we add 4 bonus purples, is only one card removed
        are the first three bonus districts free even when we add six
        does the card that leaves the deck have to be purple
        can a starred district be the one we take out for a bonus one
    .asked =
        6 bonus districts, how many leave the deck
ruling-purples-third = Do not put in all 11 starred districts at once: there would be too many purple ones. Take some purple districts out and put new ones in their place.
    .no =
        Should all 11 starred districts go in at once?
        can we shuffle in the whole bunch of star districts
        do we keep every old purple and add the eleven new ones on top
    .yes =
        is it too many purples if all 11 starred ones go in
        do some old purples come out when new starred ones go in
        can we swap purples were tired of for starred ones
    .asked =
        what do we do with the districts that have a white star
