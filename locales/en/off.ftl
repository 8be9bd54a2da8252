### Questions that no rulebook answers: advice, nonsense, other games, small talk. `ask` learns from
### them what to leave unanswered.

off-topic = What no rulebook answers
    .asked =
        should i take the thief or the merchant here
        who do u guys think has the assassin
        is the architect op or am i just bad
        best character when im holding 7 cards and broke
        whats the smartest pick if i already have the crown
        is it worth destroying a 1 gold tavern just to be annoying
        how do i win more often at this
        would you kill the king or the bishop right now
        is dragon gate actually good or a trap
        why does everyone always murder the merchant lol
        whats a solid opening build for beginners
        pls tell me who im supposed to rob
        how can i guess which character lena picked
        is the warlord even fun to play
        feels like the witch is broken, agree?
        ok be honest is the navigator trash
        rank the 8 basic characters from best to worst
        do pros ever pick the spy
        is going wide with cheap districts better than few expensive ones
        who's winning right now
        what would a good player do with 2 gold and a cathedral in hand
        give me a tip for bluffing with the blackmailer
        laboratory: worth it or nah
        which unique district is the most overpowered
        should i go for all five colors or just rush to 7
        how do i stop my brother from always winning with the architect
        is it rude to destroy my girlfriends palace
        does it make sense to save gold till the end
        what am i better off doing, cards or gold
        is the emperor better than the king in your opinion
        least useful character in the whole box?
        the abbot seems weak, change my mind
        any counter strategy against someone hoarding gold
        is taking the assassin every round a cheap tactic
        do you think the magistrate is fair in a 4 player game
        whats the meta for 7 players
        i have the smithy and 5 gold what now, smartest move?
        marta keeps choosing the bishop, should i kill it blind
        is the school of magic a waste of 6 gold
        who would you attack first as warlord, the leader or the rich one
        how likely is it that the guy on my left has the thief
        is the great wall good for defending a lead
        best combo with the alchemist
        which is stronger, the wizard or the seer
        would it be dumb to build the keep first
        how many points is usually enough to win
        tell me what to pick im panicking
        is citadels more luck or skill
        when is a good time to grab the crown
        does the queen suck in practice
        should we house ban the tax collector because its annoying
        what are the odds someone took the warlord after i passed it
        is the cardinal too complicated for newbies
        how aggressive should i be with 3 districts left
        i wanna mess with jonas, which card hurts him most
        is the artist ever a decent pick late game
        theater good y/n
        whats more valuable early, green districts or blue ones
        is the haunted quarter worth keeping in hand
        how to read people when they pass the character cards
        am i gonna lose if i dont build this turn
        favorite character of most players?
        how do experts bluff as the magistrate
        do you reckon she'll steal from the merchant or the architect
        why is the diplomat so underrated
        is it smart to swap hands as magician when i only hold junk
        what set of characters is the most fun for 5 people
        is ending the game fast with cheap stuff a good plan
        library or museum, which would you rather build
        is this game still fun with just two people
        should i feel bad for killing the same guy three rounds in a row
        how can i catch up, im two districts behind
        is the trader decent compared to the merchant
        would the scholar be a clever choice with an empty hand
        i feel like going first is unfair, whats ur take
        recommend me a unique district that wins games
        does hiding my gold count as good strategy
        what would you do if you were last in order and had no gold
        is the patrician strong with lots of yellow districts
        how do i know if someone is lying about being the thief
        is the marshal nicer to play than the warlord
        is 9 gold in my stash too greedy
        which eight characters make the nastiest game
        whats everyone gonna think if i destroy the park
        which colour should i focus on
        am i the obvious target with 6 districts built
        wdym the seer is good, why would anyone want it
        is the armory a good revenge card
        do you like the dark city characters better than the old ones
        how do i play around the assassin
        is the game balanced for 3
        how long til i get good at citadels
        whats the most toxic character
        should my kid start with easier characters
        is being king every round a winning strategy
        when should i stop building big stuff and finish
        give me the top 3 mistakes noobs make in citadels
        if everyone hates me whats my best play
        worth paying 4 gold to wreck his cathedral?
        who is most likely to be murdered this round
        does anybody ever win with the blackmailer
        is it a good idea to make an alliance against the leader
        should i fake being poor so the thief ignores me
        what character fits a chill player
        is the witch more fun than the assassin
        how come i always end up last, what am i doing wrong
        would killing the architect screw over tim the most
        is the tavern better than a temple for starters
        how would you play a hand of three purple cards and no gold
        which of these is better value, palace for 5 or two cheap ones
        can the warlord do a backflip off the great wall
        does the cathedral have wifi
        is the thief single
        who does the king text at 3am
        what does the bishop eat for breakfast
        can i pet the dragon at dragon gate
        does the witch shave her legs
        is the merchant allergic to peanuts
        would the queen marry an alchemist if he smelled nice
        how tall is the architect in feet
        does it rain in the park on tuesdays
        can the navigator swim
        whats the assassins favorite netflix show
        is the tavern serving vegan burgers
        do ghosts in the haunted quarter pay rent
        how many toilets are in the palace
        did the emperor go to prom
        why is the abbot crying
        can the magician pull a goat out of the library
        does the tax collector have friends
        is the blackmailer on tiktok
        what happens if the wizard sneezes in the laboratory
        can the seer predict tomorrows lottery numbers
        does the spy wear sunglasses in the shower
        which shampoo does the cardinal use
        is the marshal scared of spiders
        can the artist draw my dog
        does the scholar snore
        would the diplomat win a pie eating contest
        has the patrician ever ridden a skateboard
        how much does the crown weigh on the moon
        can i park my tesla in the keep
        is the smithy hiring, i need a job
        does the armory sell water guns
        whats playing at the theater tonight
        does the museum have a dinosaur
        can the trader sell me a used couch
        what grade did the thief get at the school of magic
        do the king and queen sleep in bunk beds
        can the warlord destroy my feelings
        is the bishop secretly three raccoons in a robe
        who would win in a fight, the architect or batman
        does the assassin say sorry after
        can the merchant bake a cake out of gold coins
        how does the witch commute to work
        if i lick a green district does it taste like lime
        would the emperor survive on mars
        can the cathedral fly if we add wings
        does the library smell like old cheese
        whats the alchemists star sign
        can you get drunk in the tavern card
        is the queen cheating on the king with the gardener
        did the wizard go to hogwarts
        does the magistrate like pineapple pizza
        how many ducks live in the park
        could the thief steal my heart
        is the great wall visible from space
        does the abbot do yoga
        who cuts the emperors hair
        can the navigator find my keys
        why did the warlord get divorced
        does the king pee sitting down
        is the blackmailer my dad
        what color underwear is the cardinal wearing
        can i teach the spy to play the banjo
        does the tax collector dream of electric sheep
        how deep is the mud in front of the keep
        are there zombies under the museum
        does the architect believe in aliens
        would gandalf be a good bishop
        can darth vader move into the palace
        do the districts get cold in winter
        is the magicians rabbit ok
        can the seer see me naked
        does the patrician own a hamster
        whats the mortgage on a docks district
        can the assassin kill time
        does the gold melt if i put it in the microwave
        is the marshal a pisces or a leo
        can the artist and the scholar start a punk band
        what if the dragon at the gate gets hungry
        does the diplomat floss daily or just on sundays
        is the smithy guy related to will smith
        do the ghosts tip at the tavern
        how old is the witchs grandma
        does the trader take apple pay
        can the king moonwalk through the market
        will the queen come to my birthday party
        does the laboratory explode if the merchant farts
        which of the characters would make the best pizza delivery guy
        how much gold does a knight cost in age of empires
        in catan can i build a city without a settlement
        what do i get for passing go in monopoly
        does a flush beat a straight
        can you stack a draw 2 on a draw 4 in uno
        how many lands in a 60 card magic deck
        what level does a rogue get evasion in d&d
        who do i attack first in clash of clans
        how does the robber steal a card in catan
        is the king higher than the ace in blackjack
        how do i beat the knight king boss in dark souls
        can a thief backstab twice in a turn in pathfinder
        how many players on a football team
        offside rule pls explain
        how do you castle up in rust
        whats the best warlord build in dynasty warriors
        how many victory points to win 7 wonders
        in dominion does a witch give a curse to everybody
        do you draw two cards at the start in pandemic
        can the assassin in coup be blocked by the contessa
        how many hotels can i build on park place
        in splendor can i take 3 gold tokens
        what beats a full house
        when do i say uno
        fortnite how do i build fast
        in risk how many dice does the attacker roll
        how does the seer work in werewolf
        are wizards allowed to wear armor in 5e
        minecraft how to find gold
        can i trade houses with another player in monopoly
        how many points is a touchdown
        what does the merchant do in love letter if there is one
        how do merlin and the assassin work in avalon
        how many cards each in gin rummy
        does trample work with deathtouch
        in skyjo what happens with three in a column
        is tails faster than sonic
        in ticket to ride can i draw two locomotives
        how do i unlock the magician in clash royale
        scrabble: is qi a word
        does a bishop class exist in final fantasy
        what happens in exploding kittens when the deck runs out
        can libero serve in volleyball
        how do double letters work in wordle
        how do i get a castle in skyrim
        does the wild card in phase 10 count as any number
        king of tokyo when do i leave the city
        how many rounds in a boxing match
        who is the murderer in cluedo usually
        in stratego can the spy kill the marshal
        hey whats up
        what time is it
        is it gonna rain tomorrow
        whats 17 times 23
        tell me a joke
        how do i say cheers in japanese
        should i text my ex
        anyone want pizza or sushi
        how long do you boil an egg
        whats the capital of australia
        who sang bohemian rhapsody
        my homework is due monday can u do it
        do you love me
        good morning bestie
        translate i am hungry into spanish
        whats the square root of 144
        why is the sky blue
        got any good movie recs
        how do i get red wine out of a carpet
        are we out of chips
        can someone pass the salsa
        what should i wear to a wedding
        when does the last bus leave
        is a hotdog a sandwich
        how many days till christmas
        lol bro what
        im bored entertain me
        does she like me back
        what song is this
        how do i fall asleep faster
        my cat just threw up what do i do
        whats a good name for a puppy
        how far is the moon
        20 percent tip on 85 dollars?
        how do you spell rendezvous
        is coffee bad for you
        thx ur the best
        who let the dogs out
        i got a headache any advice
        happy birthday to me i guess
        are you an ai
        who made this app
        how much does citadels cost on amazon
        what size sleeves fit the cards
        who drew the art on the witch card
        where does bruno faidutti live
        when is the next expansion coming out
        can i play citadels online for free
        are you chatgpt
        why is my phone so slow
        does the box fit in a kallax shelf
        how do i reset my password
        is there an ios version
        where can i get a replacement crown piece, i lost mine
        do u store what i type
        which edition has the prettiest artwork
        what other games did faidutti design
        wheres the cheapest shop for the 2016 version
        can you speak klingon
        how do i turn on dark mode here
        is there a wooden insert for the box
        did citadels win any awards
        does bga have the dark city characters
        how smart are you really
        whats your name
        how heavy is the deluxe box
        is the gold in the box made of plastic or metal
        can i print my own cards at home
        my screen froze help
        why does the new king look so different from the old artwork
