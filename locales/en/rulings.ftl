### Rulings, one message each, grouped as in data/rulings. The id is ruling-<id>.

## setup

ruling-tokens-in-rank-order = Put this game's character tokens in rank order in the middle of the table: they show which characters are in play.
    .asked =
        What are the character tokens for?
        Where do the tokens go?
        Do we need the little character tokens on the table at all?
        How do I see which characters are part of this game?
ruling-deck-of-sixty-eight = Shuffle the 54 basic districts and this game's 14 unique ones together: 68 cards. Deal four to everyone.
    .asked =
        How many district cards does everyone start with?
        How many cards are in the district deck?
        Do all the purple districts go in?
        How big is everybody's opening hand?
        My friend says only 14 purple cards are shuffled in, not all 30. True?
ruling-two-gold-each = Everyone starts with 2 gold from the bank. Gold belongs to the player, never to one of the characters.
    .asked =
        How much gold does everyone start with?
        How many coins do we get at the beginning?
        Does money belong to the player or to the character?
        What is my starting gold?
        Does each of my two characters have a purse of its own?
ruling-oldest-takes-crown = The oldest player takes the crown and the character cards, and so chooses first.
    .asked =
        Who goes first?
        Who gets the crown at the start?
        Who is the starting player?
        Who picks a character first in the very first round?
        Does the youngest or the eldest begin?

## selection

ruling-face-up-then-face-down = Nobody looks at the face-down character; only the last of 7 players (of 8 with nine characters) picks it up. It is put down after the face-up ones, and all of them are out for the round.
    .asked =
        May anyone look at the face-down character?
        Can I look at the discarded cards?
        Which is laid out first, the face-up or the face-down characters?
        Are the discarded characters out of the round?
        Someone wants to peek at the hidden character in the middle of the table. Allowed?
        Can a character that was set aside still be called or played this round?
ruling-rank-four-reshuffled = The King, or any other rank 4, is never discarded face up: if it turns up, shuffle it back in and turn up another card. It may be the face-down card.
    .asked =
        Can a rank 4 card be face up?
        What if the King turns up among the discarded characters?
        Can the King be discarded?
        We flipped the King while discarding. Do we draw a replacement?
        Can it happen that nobody gets the King because he is the hidden card?
ruling-table-of-eight = With eight characters, put 2 face up for 4 players, 1 for 5, none for 6 or 7. One more always goes face down.
    .asked =
        How many characters are laid face up with 4, 5, 6 or 7 players?
        How many character cards do we discard at the start of a round?
        How many cards are removed with five players?
        Four of us are playing: how many roles do we throw out openly?
        How many characters are face up in the middle with six or seven players?
ruling-choose-and-pass-left = You look through all the characters you get, secretly keep one and pass the rest to the left. With eight characters and 4 to 6 players, the last player chooses from two and puts the other face down in the middle.
    .asked =
        May I see all the characters before I choose one?
        Which way are the character cards passed?
        Do I pick my role blindly or do I see the whole stack I was passed?
        Are the roles handed on clockwise?
        I am last to choose: how many characters do I get to see, and where does the leftover go?
ruling-last-of-seven = With 7 players and eight characters, the last player gets a single card and also picks up the face-down one from the start of the round. That player keeps one and puts the other face down.
    .asked =
        What does the last of seven players choose from?
        Seven players: who takes the face-down card?
        I am the seventh to choose and only one character is left. Do I have to take it?
        May the last player pick up the hidden character with 7 players?

## calling

ruling-crowned-player-calls = The player with the crown calls the characters.
    .asked =
        Who calls the characters?
        Who reads out the ranks?
        Who announces the numbers each round?
        I have the crown: is it my job to call out the roles?
        Does the King player do the calling for the rest of the round?
ruling-ascending-rank = Turns do not go clockwise: the characters are called from rank 1 up. The player who has the called character turns it face up and takes a turn.
    .asked =
        Do we take turns clockwise?
        In what order do the characters play?
        When do I reveal my character?
        Does my turn come by seat or by the number on my character?
        Who plays first in a round, the Assassin or the player with the crown?
ruling-nobody-answers = If nobody answers the call, call the next rank. After the last rank, collect all character cards and start a new round.
    .asked =
        What if nobody answers the call?
        What happens when a called character is not there?
        When does the round end?
        We called the Merchant and nobody spoke up. Do we just carry on?
        What happens after rank 8 or 9 has played?

## gathering

ruling-gather-must = You cannot skip gathering: every turn you take either 2 gold, or 2 district cards of which you keep one.
    .asked =
        May I skip gathering resources?
        Gold or cards: what do I get in a turn?
        Can I take gold and cards in the same turn?
        I have plenty of money and cards. Can I pass on the two coins and the card draw?
        What do I take at the beginning of my turn?
ruling-look-at-both = You look at both district cards you draw when gathering, keep the one you want and put the other under the deck.
    .asked =
        May I look at both drawn cards before I keep one?
        Where does the card I don't keep go?
        How many cards do I keep?
        Do I have to choose between the two drawn cards blind?
        I drew two districts and keep one: does the other go on top or to the bottom?
ruling-deck-runs-out = If the district deck runs out, most players just draw what is left. No book covers it: discarded and destroyed districts go back under the deck, so it hardly ever happens.
    .asked =
        What if the district deck runs out?
        No more cards to draw: what now?
        Is there a discard pile to reshuffle?
        The draw pile is empty. Do we shuffle anything?
        There is only one card left in the deck, but I should draw two. What now?

## building

ruling-build-may = You do not have to build. After gathering you may build one district from your hand by paying its cost to the bank.
    .asked =
        Do I have to build?
        How many districts may I build in a turn?
        I could afford a district but want to save my gold. Is passing allowed?
        Who do I pay for a new building?
        Is one building per turn the normal limit?
ruling-no-two-alike = A city may have only one district of each name. There are two exceptions: any player with a Quarry in their city, and the Wizard in his turn.
    .asked =
        Can I build a second district with the same name?
        Two identical districts in one city?
        May I have two Taverns?
        I already have a Temple and drew another. Can it go in my city too?
        Which cards let me put up duplicates?
ruling-build-after-gathering = You can build only after you have gathered. This is true even for the card the Wizard takes and builds at once.
    .asked =
        Can the Wizard build before gathering?
        Can I build first and take gold afterward?
        Can I build before taking gold or cards?
        May I lay down a district at the very beginning of my turn, before taking my two coins?
        My friend puts his building down first and only then draws. Is that legal?

## abilities

ruling-once-a-turn = You use an ability once in your turn: when its text says, or at any moment if it doesn't say. You may also leave it unused.
    .asked =
        Can I use the same ability twice in a turn?
        When may I use my character's power?
        Must I use the ability?
        Is my role's special action limited to one time per turn?
        Can the Warlord or the Thief act a second time in the same turn?
ruling-ability-parts = Taking the crown, collecting income and the special effect are separate parts of an ability: you use each once, in any order, at different moments. The Warlord may destroy first and collect his gold later.
    .asked =
        May I use the parts of an ability at different moments?
        Can I destroy first and take my income later?
        In what order do income and special power come?
        Do I have to do everything my character can do in one go?
        I am the Merchant: can I take the bonus coin now and the green income at the end?
ruling-ability-between-builds = You may use abilities and collect income between two builds, unless the text names another moment: "any moment" means exactly that.
    .asked =
        May I use an ability or collect income between two builds?
        Can the Architect build, use the Laboratory, then build again?
        I am the Architect: can I build one, collect gold, then build the next?
        Do several builds have to be done in one go without interruption?
ruling-ability-before-gathering = Abilities and unique districts that name no moment also work before gathering. Only building has to wait.
    .asked =
        May I use my ability before gathering?
        Can I collect income first, at the very start of my turn?
        What may I do before I take gold or cards?
        I would like to see what the Magician brings me before I decide on gold or cards. Possible?
        Is it legal to destroy or swap something before taking my two coins?
ruling-income-colour = A character's income comes from one type of district: the color behind the rank number shows which one.
    .asked =
        Which districts give my character income?
        What does the color behind the rank number mean?
        Where on the character card do I see which districts earn money?
        Do all characters earn gold for districts, or only some?
        Why do the Thief and the Assassin have no income?
ruling-income-once = You collect all your income once a turn, at one moment you choose. A district you build after that pays nothing this turn.
    .asked =
        May I collect income twice, before and after building?
        Does a district pay in the turn I build it?
        Should I take my income before or after I build?
        I took my gold for noble districts and then built another noble one. Do I get one more coin?
        Can I split my income, part now and the rest after building?

## unique-effects

ruling-optional-unless-must = You have to follow a unique district's effect only if its text says "must" or "cannot". Otherwise you may skip it.
    .asked =
        Do I have to use a unique district's effect?
        Are purple card effects optional?
        Can I choose to ignore what my purple building does?
        Am I forced to use my own special building when I don't want to?
ruling-once-per-turn-own-turn = The Laboratory, the Smithy and the Museum work only in your own turn: "once per turn" means once in that turn.
    .asked =
        May I use the Laboratory, the Smithy or the Museum in another player's turn?
        What does "once per turn" mean?
        It is not my turn: can I still sell a card at the Laboratory?
        Can I trigger my Smithy while somebody else is playing?

## card-text

ruling-rulebook-beats-card = If a card and the rulebook disagree, the rulebook is right: the card has only the short version.
    .asked =
        The card and the rulebook disagree: which is right?
        The text on the card says something different, what do we follow?
        Which has the last word, the printed card or the manual?
        The rules and my card contradict each other

## open-information

ruling-counts-are-open = Anyone may ask at any time how many coins and district cards you have. Which cards they are stays secret.
    .asked =
        Must I say how much gold and how many cards I have?
        Can I hide my money?
        May I ask how many cards someone holds?
        My opponent covers his coins with his hand. Does he have to tell me how many there are?
        Is the number of cards in hand public?
ruling-bank-never-empty = Gold never runs out: if the bank is empty, use something else for coins. There is no limit on cards in hand either.
    .asked =
        Can the gold run out?
        Is there a hand limit?
        The bank has no coins left: what now?
        All thirty coins are gone. Does anyone miss out on income?
        How many cards can I hold at most?
ruling-deals-bind-nobody = You may not give or lend gold or cards: they change hands only through abilities. No book mentions gifts or loans, and most players don't allow them. You may talk, threaten and promise, but nobody has to keep a promise.
    .asked =
        May I give or lend gold or cards to another player?
        May I trade cards with another player?
        Are deals and bribes between players allowed?
        Do I have to keep a promise?
        May I say which character I have, or lie about it?
        Can I pay another player not to kill me?

## end

ruling-seventh-district-last-round = The game ends with the round in which someone first completes a city: seven districts, or eight with 2 or 3 players.
    .asked =
        When does the game end?
        How many districts finish a city?
        How many buildings do we play to?
        What triggers the last round?
        Four of us are playing: how big must a city be for the game to finish?
ruling-last-round-played-out = When someone completes a city, you still finish the round: everyone not called yet takes a normal turn and may still build and destroy.
    .asked =
        Someone has completed a city: do the others still get their turns?
        Does the game stop at once when a city is full?
        Can I still build after another player finished the city?
        The Merchant just put down his seventh district. Do the Architect and the Warlord still play?
        Is the final round finished or cut off?
ruling-more-than-seven = A city may have more than seven districts, and all of them score. "Completed" means at least seven, or at least eight with 2 or 3 players.
    .asked =
        May a city have more than seven districts?
        Can I have more than 7 districts?
        Do the eighth and ninth district score?
        Can I keep building in a completed city?
        The Architect had six and built two more. Are both counted?
        Is seven the maximum size of a city?
ruling-complete-after-effect = You never count a city halfway through an effect, only when it is over: in an exchange the old district leaves as the new one arrives. The book counts what is built in the city.
    .asked =
        Can a city count as completed in the middle of an exchange?
        When do we check whether a city is complete?
        During the swap I briefly own eight buildings. Does that trigger the end of the game?
        Is the size of a city looked at before or after an effect is carried out?
ruling-first-completer-shrinks = The first player to complete a city keeps the 4 points if it shrinks later, even if that player gives away a Monument as the Diplomat: the points are for having been first.
    .asked =
        Does the first to complete a city lose the 4 points if the city shrinks later?
        I completed first as the Diplomat and swapped my Monument away: do I keep the bonus?
        My city was full first, and later it dropped to six. Is my bonus for being first gone?
        Can the points for finishing first be lost again?

## scoring

ruling-score-costs = Every district scores as many points as it costs.
    .asked =
        How many points is a district worth?
        How are points counted?
        Does the most expensive city win?
        Is the price on a district also its victory points?
        What does each building bring at the end?
ruling-score-five-types = A city with at least one district of each of the five types (colors) scores 3 points.
    .asked =
        What do I get for five colors?
        How many points for all five district types?
        Is there a bonus for one of each color?
        My city is a rainbow with every color. What is that worth?
        Do I get extra points for noble, religious, trade, military and unique together?
ruling-score-first = The first player to complete a city scores 4 points: 4 in all, not 4 and 2.
    .asked =
        How many points for the first completed city?
        Does the first player to finish get 4 points or 6?
        I was the fastest to reach seven districts. What is my bonus?
        My friend says the first finisher gets 4 plus another 2. Right?
ruling-score-others = Each other completed city scores 2 points, including one completed later in the same last round.
    .asked =
        What do the other completed cities score?
        Two players finish in the same round: what does each get?
        What if I complete my city second?
        I also reached seven districts, but after somebody else. Any points for that?
        Is there a reward for finishing when I was not the fastest?
ruling-score-uniques = In the final scoring, add the extra points of the unique districts last.
    .asked =
        When do the unique districts' extra points count?
        Do purple districts give bonus points?
        Where do the points of the Dragon Gate, the Statue or the Map Room come in?
        Do special buildings score anything besides their cost?
ruling-printed-cost = A district you got cheaper or free still scores its full cost: the book counts the cost of the district, not what you paid. A beautified one scores 1 more.
    .asked =
        Does a district I got cheaper or free still score its full cost?
        I built for less with the Factory: how many points?
        Built through the Framework or the Necropolis: what is it worth?
        I paid one gold less for the building. Do I score what I paid or what is printed?
        The Alchemist got his money back, so does his district score zero?

## ties

ruling-tie-highest-rank = In a tie, the player who revealed the highest rank in the last round wins; if you have two characters, the higher one counts.
    .asked =
        How is a tie broken?
        Same number of points: who wins?
        Is there a tiebreaker?
        We both have 27 points. Which of us is the winner?
        Does the King or the Warlord win when the scores are level?
ruling-tie-killed = In a tie, a character killed in the last round counts as rank 0: it was never revealed, and the English book counts the revealed rank.
    .asked =
        Does a killed character's rank count in a tie?
        I was murdered in the last round and we are tied: what rank am I?
        We finished level, but the Assassin got me in the final round. Does my Warlord still beat his Merchant?
        Does an assassinated player lose the tiebreaker?
ruling-tie-killed-rank-four = In a tie, a killed King, Emperor or Patrician counts as rank 4, because that card is still shown at the end of the round.
    .asked =
        Does a murdered King count as rank 4 in a tie?
        I was the King, got assassinated in the last round and we have equal points. Rank 4 or nothing?
        Tiebreaker with a dead Emperor or Patrician: what number counts?
ruling-tie-witch-rank = In a tie, the Witch counts as rank 1: that is the card she revealed, no matter whose turn she took over.
    .asked =
        Which rank does the Witch have in a tie?
        Does the Witch count as the character she bewitched when points are equal?
        The Witch took over the Warlord in the final round and is level on points. Is she 1 or 8?
        Tied score: one of us was the Witch playing somebody else's turn. What rank is she?

## two-players

ruling-two-characters-each = With 2 or 3 players everyone has two characters, so two turns per round, but only one city, one hand and one stash of gold.
    .asked =
        How many characters does each of two or three players have?
        How many turns do I get in a round with two players?
        There are only two of us. Do we each play two roles?
        Do I keep separate gold and separate hands for my two characters?
        With three players, how often is each of us called in a round?
ruling-cards-either-turn = With two characters each, both use the same hand and gold: one may build what the other drew.
    .asked =
        May I build with my second character a card that the first one drew?
        Two characters: is the hand shared?
        Can my Warlord spend the coins that my Merchant collected?
        Two of us are playing: does money earned in my first turn carry over to my second?
ruling-ability-own-turn = With two characters each, an ability works only in its own character's turn: your Warlord cannot use the Architect's three builds.
    .asked =
        May I use one character's ability in my other character's turn?
        I have the Architect and the Warlord: can the Warlord build three districts?
        I hold the King and the Merchant: do I collect for green districts when the King is called?
        Can both of my roles' powers be combined in a single turn?
ruling-two-players-order = With 2 players, one card goes face down without anyone looking, and the player with the crown keeps one. Then you pass the cards back and forth, keep one and discard one of your choice face down, until both have two.
    .asked =
        How do two players choose their characters?
        Two players: how does the draft work?
        Do I choose which card I discard?
        How are the roles dealt out when there are just the two of us?
        Two players: how many characters do I throw away, and openly or hidden?
ruling-two-players-eight = With 2 players, eight districts complete a city, not seven.
    .asked =
        How many districts complete a city with 2 players?
        Two players: do we play to seven or eight?
        Does the game for two end at 7 buildings?
        There are two of us: how big is a finished city?

## three-players

ruling-three-need-nine = Three players use nine characters, ranks 1 to 9. The ninth is the Artist or the Tax Collector, because the Queen needs five players.
    .asked =
        How many characters do three players use?
        Which rank 9 character do we take with 3 players?
        Can three people play with only eight characters?
        Is the Queen allowed with three of us?
ruling-three-second-discard = With 3 players, one card goes face down and each player keeps one. Then the third player discards one of the five left at random. The other four go around again, and the last one is discarded.
    .asked =
        How do three players choose their characters?
        Three players: how does the draft work?
        There are three of us: in which order do we take and discard roles?
        Why is a card thrown away blindly in the middle of the three-player draft?
ruling-one-stash-robbed = With two characters each, the Thief takes all the player's gold, whichever of the two he robs: there is only one stash.
    .asked =
        With two characters each, does the Thief take all my gold?
        Do I lose everything if only one of my two characters is robbed?
        The Thief named my Merchant, but I also have the King. Is the King's gold safe?
        Two or three players: can I keep some coins with my other character when I am robbed?
ruling-three-players-eight = With 3 players, eight districts complete a city, not seven.
    .asked =
        How many districts complete a city with 3 players?
        Three of us: is the city finished at seven or eight?
        When does a three-player game end?

## customizing

ruling-one-per-rank = For your own deck, choose one character of each rank from 1 to 8, and 14 different unique districts to shuffle with the 54 basic ones.
    .asked =
        How do we make our own deck?
        Can two characters of the same rank be in the game?
        How many unique districts do we take?
        Can we play with both the Assassin and the Witch?
        May the King and the Emperor be in the same game?
ruling-varying-costs = Mix cheap and expensive unique districts: the English book asks for different costs. The Ukrainian one leaves this out.
    .asked =
        Which unique districts should we choose?
        Should we mix cheap and expensive purple cards?
        Is there any advice on picking the 14 special districts?
ruling-balanced-in-numbers = The seven official lists show what a good mix is. Their 14 unique districts cost 57 to 67 together (Secret Vault: 0); two to four of them cost 6, two to five cost 3 or less, three to nine score extra points or help to complete the city.
    .asked =
        What is a balanced choice of unique districts?
        How many expensive purple cards should be in a set?
        How much do the unique districts of an official list cost together?

## nine-characters

ruling-rank-nine-when = With 3 and with 8 players you need a ninth character, even in a first game and with the official lists; with 4 to 7 you may add one. The Queen needs at least five players.
    .asked =
        When do we play with nine characters?
        Do we need a rank 9 character with eight players?
        From how many players may the Queen, the Artist or the Tax Collector be used?
        There are six of us: may we add a ninth character?
        Do four players need a rank 9?
ruling-table-of-nine = With nine characters, put 3 face up for 4 players, 2 for 5, 1 for 6, none for 7 or 8. One more always goes face down. With 4 to 7 players the last one chooses from two.
    .asked =
        Nine characters: how many are laid face up with 4, 5, 6, 7 or 8 players?
        How many characters do we discard when the Queen or the Artist is in?
        Five of us with the Tax Collector: how many roles are put out openly?
        How does the number of discarded characters change when we add rank 9?
ruling-last-of-eight = With 8 players, the last one gets a single card and also picks up the face-down one from the start of the round. That player keeps one and puts the other face down.
    .asked =
        What does the last of eight players choose from?
        Eight players: who takes the face-down card?
        I am the eighth to choose and get only one card. What now?
        May the eighth player look at the hidden character?

## which-box

ruling-editions-city-size = A city is complete at seven districts in the 2016 box (eight with 2 or 3 players), and at eight in the older boxes. Their short game goes to seven; in the French third edition also to six.
    .asked =
        Seven districts or eight: what is right for my box?
        Why do some people play to eight districts?
        My friend's old copy says eight buildings, mine says seven. Who is right?
ruling-editions-missing-cards = Only the older boxes have the University (cost 6, worth 8) and the Bell Tower, which lets the game end at seven districts. We read the Bell Tower this way: bonuses and protection then apply at seven too.
    .asked =
        Which cards are only in the older boxes?
        Where are the University and the Bell Tower in the 2016 box?
        Was the Bell Tower dropped from the new version?
ruling-editions-costs = Some costs changed from the classic box to 2016: Observatory 4 (was 5), Imperial Treasury 5 (was 4), Poor House 4 (was 5), Factory 5 (was 6). The Laboratory now gives 2 gold (was 1). We know only part of the French third edition.
    .asked =
        Did the cost of a card change between the boxes?
        Why does my Observatory or Factory have a different cost?
        The Laboratory on my old card gives 1 gold, not 2. Why?
ruling-editions-keep = The 2016 box has one Keep, the classic box two.
    .asked =
        How many Keeps are in the box?
        Should there be two Keeps among my cards?

## solo

ruling-solo-start = In the solo game you get 2 gold and 4 cards, Vova 4 gold and no cards. Use only the base game, nothing from The Dark City. Put your cards and your districts in a row in the order you get them. Everything else follows the usual rules.
    .asked =
        How do I set up a solo game against Vova?
        Can I play Citadels alone?
        Which cards does the solo game use?
ruling-solo-deal = Each round against Vova, shuffle the eight characters. Deal one face down to him, turn up two and put them aside, look at two more and keep one of them, then turn up one more. Two stay face down.
    .asked =
        How are the characters dealt against Vova?
        How do I choose my character in the solo game?
ruling-solo-name-first = In the solo game your Assassin or Thief names a character before Vova's card is turned up: your chance is 1 in 3. Then turn his card up. The two turns follow in the usual order of ranks.
    .asked =
        When do I name a target as the Assassin or the Thief in the solo game?
        When is Vova's character revealed?
ruling-solo-your-magician = Against Vova your Magician discards any number of cards, even none, and draws that many plus 1.
    .asked =
        What does my Magician do against Vova?
        How many cards do I redraw as the Magician in the solo game?
ruling-solo-your-king = After your King, you choose from three characters in the next round against Vova, and no other is turned up after that. You get gold for your noble districts as usual.
    .asked =
        What does my King do against Vova?
        What is the crown good for when I play alone?
ruling-solo-vova-strikes = Vova uses his power first. His Assassin costs you your turn; his Thief takes all your gold, unless you are the Assassin; his Magician makes you discard your newest card.
    .asked =
        What do Vova's Assassin, Thief and Magician do?
        Does Vova steal my gold?
ruling-solo-vova-king = After Vova's King, you do not choose in the next round: deal one character to Vova, turn up two, take one yourself without choosing, turn up two more; two stay face down. He gets 1 gold for each noble district in his city.
    .asked =
        What does Vova's King do?
        How are characters dealt after Vova was the King?
ruling-solo-vova-others = Vova's Bishop and Merchant work as usual: 1 gold for each religious or trade district, and the Merchant gets 1 more. His Architect has a second building phase. His Warlord destroys your oldest district, unless you are the Bishop, and gets 1 gold for each military district.
    .asked =
        What do Vova's Bishop, Merchant, Architect and Warlord do?
        Which of my districts does Vova's Warlord destroy?
ruling-solo-vova-builds = After his power, Vova builds: give him 1 gold and turn up the top district card. He builds it if he can pay for it and does not have that district yet; if not, discard it.
    .asked =
        How does Vova build?
        What happens in Vova's building phase?
ruling-solo-vova-coins = Vova gets 1 gold for each purple district he builds, because he cannot use its effect. If his city did not grow this turn, he also gets 1 gold, once a turn.
    .asked =
        When does Vova get extra gold?
        What does Vova get if he builds nothing?
ruling-solo-win = You beat Vova only if you complete your city first and also have more points than he does. The game ends as usual: at eight districts, finish the round and count the points.
    .asked =
        How do I beat Vova?
        When does the solo game end?
ruling-solo-assassins = Vova's Assassin never misses: the rules give him no target to name. Only your Assassin has to guess.
    .asked =
        Does Vova's Assassin have to guess too?
        Do I always lose my turn when Vova is the Assassin?
ruling-solo-warlord = Vova's Warlord destroys for free. The usual limits still apply: a completed city is safe, and a Keep is skipped for the next oldest district.
    .asked =
        Does Vova's Warlord have to pay?
        Can Vova's Warlord destroy my Keep or a completed city?
ruling-solo-purple = During the game no purple district works for Vova, not even the Keep or the Great Wall. At the end his city scores as usual: the Dragon Gate is worth 8, the Haunted City takes the best color.
    .asked =
        Do purple districts work for Vova?
        Does Vova's Great Wall or Keep protect him from my Warlord?
ruling-solo-heir = In the solo game a King killed by the Assassin still changes the next choice of characters; only the gold is lost. In the usual game, too, a killed King still gets the crown.
    .asked =
        Does a King who loses his turn to the Assassin still change the next choice of characters?
        I killed Vova's King: do I still lose my choice next round?
ruling-solo-architect = Vova's Architect draws no cards. He has two building phases with a coin for each, and only one consolation coin if he built nothing in both. The rules give him nothing else.
    .asked =
        Does Vova's Architect draw cards?
        How often does Vova build as the Architect?
ruling-solo-equal = If you only tie with Vova, you lose: you need more points than he has, and your city must be complete first.
    .asked =
        Do I win with as many points as Vova?
        Equal score against Vova: who wins?
ruling-solo-letters = "Bop" and "Mar" in the Russian solo rules are the Thief and the Magician, as their ranks show: the text uses Latin letters by mistake.
    .asked =
        Who are "Bop" and "Mar" in the solo rules?
ruling-solo-base = Vova never has two identical districts: you use only the base game, so there is no Quarry.
    .asked =
        Can Vova have two identical districts?
        Does Vova build a district he already has?
ruling-solo-discard = A card that Vova does not build goes under the deck, like any discarded district card.
    .asked =
        Where does a card go that Vova does not build?
        Vova cannot afford the turned-up card: does it go to the bottom of the deck?
ruling-solo-newest = If you draw several cards at once against Vova, the newest is the one you put down last: the rules suggest keeping your cards in a row and leave the order to you.
    .asked =
        I drew several cards at once: which is the newest?
        Which card do I lose to Vova's Magician?

## errata

ruling-gems-mean-nothing = The gems on the cards only show which version a card first appeared in. They mean nothing in play.
    .asked =
        What do the gems on the cards mean?
        What is the little stone on a character for?
ruling-gems-in-the-lists = In the lists of the Ukrainian book the hexagon got lost, so one symbol marks both original and new cards. We take each card's origin from the card itself.
    .asked =
        Why do the book's lists mark original and new cards with the same sign?
        What do the hexagon and the other sign stand for in the Ukrainian lists?
ruling-seventh-not-own = The game does not end when someone builds "their" district: in the introduction of the Ukrainian book that is a misprint for "seventh". The chapter on the end of the game has it right.
    .asked =
        The Ukrainian book's introduction ends the game when someone builds "their" district: is that so?
        Is there a typo in the introduction about when the game ends?
ruling-first-game-token-count = A first game with 3 or 8 players uses nine characters, as the note next to the list says; the setup steps mention only eight.
    .asked =
        Does a first game with 3 or 8 players use eight characters?
        The setup mentions eight tokens, but there are three of us
ruling-list-footnotes = In the lists of the Ukrainian book, the dagger next to the Emperor and the Queen means two different things: no Emperor with 2 players, no Queen with 3 or 4.
    .asked =
        What does the dagger next to the Emperor and the Queen in the lists mean?
        Why do the Emperor and the Queen have the same footnote?
ruling-tie-revealed-not-chosen = In a tie, the revealed character counts. The Ukrainian book says "chose", the English one "revealed"; we follow the English text, because it is the original. The difference matters only for a killed character.
    .asked =
        In a tie, does the chosen or the revealed character count?
        Do the English and the Ukrainian book differ on the tiebreaker?
ruling-tie-classic = In the classic box, the tied player with the most points from districts alone wins; the Dragon Gate counts 6 there, because costs are added. If that is a tie too, the one with the most gold wins. The French third edition has no rule, so tied players share the win.
    .asked =
        How did the older boxes break a tie?
        Tiebreaker in the old edition: gold or district points?
ruling-editions-dragon-gate = The Dragon Gate is worth 8 points in every box: 2016 says cost 6 and 2 points more, the older boxes say worth 8.
    .asked =
        Is the Dragon Gate worth 8 points in every box?
        Did the Dragon Gate's value change between editions?
ruling-editions-others-bonus = In 2016 and in the classic box, every player who has completed a city gets the 2 points; in the French third edition, every player who has eight districts at the end.
    .asked =
        Who gets the 2 points for a completed city in the different boxes?
        Second player to finish: do the editions differ on the two points?

## assassin

ruling-assassin-hidden = A character the Assassin killed stays face down: nobody answers when it is called, and its turn is skipped. Only a killed rank 4 is shown, at the end of the round, because of the crown.
    .asked =
        Does the player the Assassin killed show the card?
        Do I have to say that I was assassinated?
        When do we find out who was murdered?
        What happens when the dead character is called?
        I have the murdered character. Do I turn it over or keep quiet?
ruling-assassin-names = The Assassin names a character, not a player, and not his own. The player who has that card loses this turn and nothing else: gold, hand and city stay.
    .asked =
        Does the Assassin name a player or a character?
        Can the Assassin point at a person to kill?
        Do I lose my money or my cards if I am assassinated?
        I am the Assassin and want to kill Anna. Can I just say her name?
        What do I lose when I get killed: only the turn, or my coins too?
ruling-assassin-two-characters = With two characters each, the Assassin stops only the one he killed. Each character has its own turn, so the player's other one plays as usual.
    .asked =
        With two characters each, does the Assassin stop both of them?
        Two or three players: one of my characters was murdered, do I still play the other?
        My Merchant was killed, but I am also the Warlord. Does my second turn happen?
        We are three with two roles each: does a kill knock me out for the whole round?
ruling-named-in-vain = You may name or mark a character that nobody has, even one discarded face up. Then nothing happens, and your choice is wasted. The books forbid only the characters they list.
    .asked =
        May you name a character that nobody has?
        Can the Assassin kill a character that was discarded face up?
        What if the Thief or the Witch picks a character that is out of the round?
        Can a warrant or a threat go on a character nobody plays?
        I am the Assassin and named someone who turned out not to be in play. Do I get another try?

## magistrate

ruling-three-warrants = Only the Magistrate's signed warrant has any effect; the other two are a bluff. He puts all three face down on three different characters.
    .asked =
        Do all three of the Magistrate's warrants count?
        What do the blank warrants do?
        Can the Magistrate put two warrants on one character?
        I have a warrant on my character. Will my building surely be taken?
        How many of the Magistrate's markers are real?
ruling-confiscates-paid = The Magistrate pays nothing: when the signed target pays for a district, he may turn the warrant over and build that district in his own city, in the middle of the other player's turn.
    .asked =
        Does the Magistrate pay for the district he confiscates?
        How does the signed warrant work?
        When may the Magistrate grab my district?
        Does the Magistrate have to take it?
        Someone else builds and I have the signed warrant on that character: what do I get, and what does it cost me?
ruling-confiscated-counts = A district the Magistrate confiscates uses up one of the target's builds for the turn, although it never reaches the target's city. The target takes the gold back.
    .asked =
        Does a district the Magistrate confiscates count as the target's build?
        The Magistrate took my building: do I get my money back?
        May I build something else after the Magistrate took my district?
        My district was confiscated. Is my build for this turn gone too?
        Am I reimbursed for a building the Magistrate grabbed?
ruling-confiscates-first-only = The Magistrate can take only the first district his target pays for in the turn. If he lets that one go, the warrant can do nothing more.
    .asked =
        Can the Magistrate wait for a better district?
        May the Magistrate skip the first building and take the second?
        My target just put up a Tavern. I would rather have what comes next: can I hold back the signed warrant?
        Does the Magistrate's chance lapse if he lets the first district go?
ruling-confiscates-first-of-several = The Magistrate takes only the first district his target pays for, and it counts as one of the target's builds. The target keeps whatever else they build this turn.
    .asked =
        Does the Magistrate take everything from someone who builds several districts?
        What does the Magistrate get from the Architect, the Trader, the Seer, the Scholar or the Wizard?
        The signed warrant is on the Architect: can I still build the rest?
        I am the Architect with the signed warrant and want to build three. How many does the Magistrate get?
ruling-magistrate-no-duplicate = The Magistrate cannot take a district he already has in his city.
    .asked =
        Can the Magistrate confiscate a district he already has?
        May the Magistrate end up with two identical districts?
        My victim builds a Market and I as the Magistrate own a Market. Can I grab it?
        I have the signed warrant on me: is a district safe if the Magistrate already has it?
ruling-markers-unseen = Nobody looks at unused warrants and threats; they go back when the round is over. Only the Magistrate turns over the signed warrant, and only the Blackmailer turns over a threat that nobody paid off; the books name no other moment.
    .asked =
        Are unused warrants and threats shown at the end of the round?
        May I peek at the marker on my character?
        Do the blank markers of the Magistrate or the Blackmailer get revealed?
        The round is over and I never found out who had the signed warrant. Do we flip it now?
        I bribed the Blackmailer: do I get to see whether it was the real one?
ruling-magistrate-own-rank = The Magistrate may mark rank 1 and the Blackmailer rank 2, his own character: no rule forbids it. The marker does nothing there; it only keeps the others guessing.
    .asked =
        May the Magistrate or the Blackmailer put a marker on his own character?
        Can the Magistrate give a warrant to himself as a bluff?
        Can the Blackmailer threaten rank 2?
        I am the Magistrate: may I put one of my three warrants on rank 1?
        Is it legal to mark yourself as a decoy?
ruling-own-second-character = With 2 or 3 players you may mark or bewitch your own second character: no rule forbids it. A warrant or a threat there is a bluff; the Witch simply resumes as her own second character.
    .asked =
        With 2 or 3 players, may I mark or bewitch my own second character?
        Can the Witch enchant her own other character?
        Can the Magistrate or the Blackmailer target his own other card?
        There are three of us and I am the Witch and the King: may I name my own King?
        Is it allowed to put a threat on the other character I hold myself?
ruling-magistrate-vault = The Secret Vault cannot be built, so nobody ever pays for it and the Magistrate can never take it.
    .asked =
        Can the Magistrate confiscate the Secret Vault?
        Does a warrant work on the Secret Vault?
        I am the Magistrate. Can I get hold of a Secret Vault when my target wants to play it?
        Secret Vault and signed warrant: anything to grab?
ruling-cardinal-confiscated = When the Magistrate takes the Cardinal's district, the cards given for coins stay with the other player. Only gold comes back: the Cardinal gets all the gold paid for the district.
    .asked =
        Does the Cardinal get his cards back when the Magistrate takes his district?
        Who gets the borrowed gold when the Cardinal's building is confiscated?
        As the Cardinal I gave two cards for two coins, then my district was confiscated. What returns to me?
        Does the lender get his gold back if the Cardinal's build is grabbed with the signed warrant?
ruling-alchemist-confiscated = When the Magistrate confiscates a district, the Alchemist gets his gold back once, right away. At the end of the turn he gets nothing more, because in the end he paid nothing for it.
    .asked =
        Does the Alchemist get the gold back twice if the Magistrate takes his district?
        Alchemist and a signed warrant: when does the money return?
        I am the Alchemist and my district got confiscated. Do I receive a double refund at the end of my turn?
        My friend says the Alchemist earns money when the Magistrate grabs his building. Does he?

## witch

ruling-witch-gathers-then-names = The Witch first takes gold or cards, then must name another character. Then her turn is on hold until that character is called.
    .asked =
        Does the Witch gather before she names someone?
        What does the Witch do when she is called?
        Can the Witch choose not to bewitch anyone?
        I am the Witch: do I take my two gold before I cast the spell?
        Must the Witch pick somebody, even if she would rather play alone?
ruling-witch-waits = Until she resumes, the Witch builds nothing and uses no unique district, except the ones that work while gathering.
    .asked =
        Can the Witch build before she takes over a turn?
        May the Witch build right after casting her spell?
        What may the Witch do in her own turn?
        I am the Witch and have a great card in hand. Can I put it up before I cast my spell?
        Does the Witch have a full turn of her own besides the stolen one?
ruling-bewitched-gathers-and-stops = The bewitched player shows the card and gathers, and that is all. No building, no ability, no income, and no unique district except those that work while gathering.
    .asked =
        Can the bewitched player still build?
        What can I do when the Witch has enchanted me?
        Does the bewitched character get its income?
        I was hexed: do I just take two coins or a card and stop?
        Am I, the enchanted Architect, allowed to put up anything?
ruling-witch-resumes = The Witch takes over right after the bewitched player has gathered. She plays the rest of her own turn as that character: she has its income, ability and builds, and its bans apply to her. She does not gather again.
    .asked =
        When does the Witch take over the turn?
        Does the Witch gather a second time?
        Does the Witch get the income and the power of the character?
        I cast a spell on the Merchant: do I go straight after he has taken his gold or cards?
        What exactly does the Witch do when the character she named is called?
ruling-witch-own-means = The Witch plays with her own hand, gold and city, and is paid for her own districts. The bewitched player's unique districts never work for her.
    .asked =
        Does the Witch use the gold and cards of the bewitched player?
        In whose city does the Witch build?
        Does the Witch collect for her own districts or for the victim's?
        Can the Witch use the other player's purple buildings?
        I am the Witch playing as someone else: do I pay from my purse or theirs?
ruling-witch-nobody = If nobody has the character the Witch named, the rest of her turn is lost: she cannot build or use an ability this round. She keeps only the gold or cards she took.
    .asked =
        Does the Witch get her turn back if nobody has the character she named?
        What if the bewitched character is not in this round?
        The Witch guessed a discarded character: what now?
        I am the Witch and nobody showed the character I hexed. Can I at least build?
ruling-witch-before-resuming = The Gold Mine, the Library and the Observatory work both for the Witch and for the bewitched player, because both gather and all three work while gathering. Everything else in their cities has to wait.
    .asked =
        Do the Gold Mine, the Library and the Observatory work for the Witch and for the bewitched player?
        Can I use my Library if the Witch enchanted me?
        Does the Witch get the extra coin of the Gold Mine?
        I am hexed and own the Observatory. Do I draw three?
ruling-witch-lab-smithy = A district like the Laboratory or the Smithy does not work for the bewitched player this turn, or for the Witch before she resumes: until then only what works while gathering counts. Later she uses hers as usual.
    .asked =
        Does a unique district like the Laboratory or the Smithy work for the Witch on hold or for the bewitched player?
        Can I use my Smithy, Laboratory or Museum when I am bewitched?
        May the Witch use her Armory, Framework, Necropolis, Stables or Thieves' Den before she takes over?
        Do the Park and the Poor House of a bewitched player work?
        I am under a spell: can I still sell a card for two gold?
ruling-witch-on-hold = The Witch's Park and Poor House do not pay when she names someone, because her turn is only on hold. They check her hand and her gold at the end of the resumed turn. If she does not resume, she gets nothing from them.
    .asked =
        Do the Witch's Park and Poor House pay out when she names someone?
        When does the Witch's turn end for the Park and the Poor House?
        I am the Witch with no coins and no cards after naming my target. Do I draw or get paid now?
        My friend says the Witch's turn ends twice, so her Park works twice. True?
ruling-witch-theater = You can use the Theater with the Witch in play: it works after the selection and before the first call, so nobody is under a spell yet. The player who then has the Witch's card plays the Witch.
    .asked =
        Can the Theater be used with the Witch in play?
        Can someone swap the Witch away with the Theater?
        Does the Witch stop my Theater?
        I own the Theater and suspect the Witch. Can I trade roles with her?
        Does the Theater come before the Witch's spell?
ruling-witch-own-school = Only a School of Magic in the Witch's own city counts for her income, because she is paid for her own districts.
    .asked =
        Does the bewitched player's School of Magic count for the Witch's income?
        Witch and School of Magic: whose school pays?
        I am the Witch playing as the King, and the enchanted King owns the School of Magic. One more coin for me?
        Whose School of Magic counts for income during a stolen turn?
ruling-witch-thief = When the Witch resumes as the Thief, she names a character of rank 3 or higher and gets all of its player's gold. She cannot name rank 1 or the bewitched Thief himself.
    .asked =
        Can the Witch rob someone as the Thief?
        The Witch enchanted the Thief: who gets the stolen money?
        Who may the Witch steal from?
        I am the Witch and the Thief is hexed: do I choose a target to rob?
        Can the Witch, acting as rank 2, steal from the Magician or the King?
ruling-witch-blackmailer = A Witch who has bewitched the Blackmailer places the threats, takes the bribes and decides whether to turn a marker over. The Blackmailer himself gets nothing.
    .asked =
        Does the Witch collect the bribes if she has bewitched the Blackmailer?
        Who hands out the threats when the Blackmailer is enchanted?
        I am the Witch and took over the Blackmailer. Do the threatened players pay me?
        Does a hexed Blackmailer keep the extorted money?
ruling-witch-other-hands = As the Magician, Seer, Spy or Wizard, the Witch may choose the bewitched player: for her, anyone else is "another player". What she takes is hers, and what she swaps or gives comes from her own hand.
    .asked =
        Can the Witch use the Magician, Seer, Spy or Wizard on the bewitched player?
        Witch as the Magician: whose hand is swapped?
        Witch as the Spy: whose cards may she look at?
        Witch as the Seer or the Wizard: does she also take a card from her victim?
        I am bewitched as the Magician: can the Witch swap her hand with mine?
ruling-witch-wizard = As the Wizard, the Witch may build duplicates in her own city this turn. She may build the card she took at once with her own gold, and it does not count toward the limit.
    .asked =
        Can the Witch, as the Wizard, build a district she already has?
        Witch takes over the Wizard: may she build the card she took?
        I am the Witch and took over the Wizard: are duplicates allowed in my city now?
        Does the Witch get an extra build when she plays the Wizard?
ruling-witch-king = A bewitched King still takes the crown himself. The Witch gets the rest: the gold for her own noble districts, and she may build.
    .asked =
        Does the bewitched King still get the crown?
        Does the Witch get the crown if she enchants the King?
        What does the Witch do as the King?
        The Witch hexed my King. Do I still become first player?
        King under a spell: who collects for the yellow districts, and who gets crowned?
ruling-witch-patrician = A bewitched Patrician still takes the crown himself. The Witch gets the rest: a card for each of her own noble districts, and she may build.
    .asked =
        Does the bewitched Patrician still get the crown?
        What does the Witch do as the Patrician?
        I am an enchanted Patrician: is the crown mine, and who draws the cards for noble districts?
        Does the Witch draw cards for her yellow districts as the Patrician?
ruling-witch-emperor = If the Emperor is bewitched, the Witch chooses who gets the crown and takes 1 gold or a random card from that player. The Emperor decides nothing.
    .asked =
        Does the Witch hand out the crown if she has bewitched the Emperor?
        Who gets paid for the crown when the Emperor is enchanted?
        I am the Emperor and hexed. Do I still choose who is crowned?
        The Witch took over the Emperor: does she get the coin or card for passing on the crown?
ruling-witch-emperor-receiver = As the Emperor, the Witch may not give the crown to herself, just as he may not keep it. She may give it to the bewitched player, unless that player already has it.
    .asked =
        Can the Witch, as the Emperor, give the crown to herself?
        Can the Witch give the crown to the bewitched Emperor?
        I am the Witch acting as the Emperor and would like to go first next round. May I crown myself?
        Must the Witch crown someone other than herself and the player who has the crown?
ruling-witch-takes-protection = If the Bishop is bewitched, the Witch's city is safe: rank 8 cannot touch it for the rest of the round, but it can attack the Bishop's. She also takes the gold for her own religious districts.
    .asked =
        Is the Witch's city safe if she has bewitched the Bishop?
        Is an enchanted Bishop still protected from the Warlord?
        What does the Witch do as the Bishop?
        I am the Witch and named the Bishop: can the Warlord, Marshal or Diplomat touch me?
ruling-witch-abbot = As the Abbot, the Witch takes a coin from the richest player, even from the bewitched one, unless she is among the richest herself. She also takes gold or cards for her own religious districts.
    .asked =
        Does the Witch, as the Abbot, take a coin from the richest player?
        What does the Witch get from the Abbot?
        I am the Witch playing the Abbot: who hands me a coin?
        Does a hexed Abbot still get a gold from the wealthiest?
ruling-witch-cardinal = As the Cardinal, the Witch may take missing gold from another player, even the bewitched one: for each coin she gives a card from her own hand. She draws cards for her own religious districts.
    .asked =
        Can the Witch, as the Cardinal, take missing gold from another player?
        What does the Witch do as the Cardinal?
        I am the Witch as the Cardinal and short of two coins. Whose cards do I hand over?
        Can a hexed Cardinal still borrow gold?
ruling-bewitched-no-extras = The bewitched Merchant only gathers. The Witch gets his extra coin when she resumes, and the gold for her own trade districts.
    .asked =
        Does the bewitched Merchant get the extra coin?
        What does the Witch get from the Merchant?
        I am the Merchant and the Witch got me. Do I at least keep my bonus gold?
        Who is paid for green districts when the Merchant is under a spell?
ruling-witch-alchemist = As the Alchemist, the Witch gets back what she paid for building at the end of the resumed turn. The bewitched Alchemist builds nothing and gets nothing.
    .asked =
        Does the Witch get her gold back as the Alchemist?
        Who is refunded when the Alchemist is enchanted?
        I am the Witch and hexed the Alchemist: is what I build free in the end?
        Alchemist under a spell: does anybody get a refund?
ruling-witch-trader = As the Trader, the Witch may build any number of trade districts and one other, with her own cards and gold. She is paid for her own trade districts.
    .asked =
        Can the Witch, as the Trader, build several trade districts?
        What does the Witch do as the Trader?
        I am the Witch and bewitched the Trader. May I put up three green buildings?
        Is the Witch's limit lifted for trade districts when she plays the Trader?
ruling-witch-takes-limit = The Witch may build as many districts in her own city as the bewitched character may: three as the Architect, two as the Scholar or the Seer. She also does what that character does with cards; the bewitched player does not.
    .asked =
        May the Witch build as many districts as the bewitched character?
        Can the Witch build three when she takes over the Architect?
        Who gets the extra cards of an enchanted Architect or Scholar?
        I am the Witch in the Scholar's place: do I look at the seven cards?
        Seer under a spell: does the Witch get to put up two buildings?
ruling-witch-takes-ban = The Navigator's ban applies to the Witch who bewitched him: she takes 4 gold or 4 cards and cannot build.
    .asked =
        Can the Witch build if she has bewitched the Navigator?
        What does the Witch do as the Navigator?
        I am the Witch and hexed the Navigator by bad luck. Am I forbidden to put up anything?
        Does the Witch get the Navigator's four gold or four cards?
ruling-witch-warlord = As the Warlord, the Witch may destroy a district in any city, even the bewitched player's, for its cost minus 1, from her own gold. A Bishop's city and completed cities are safe as always. She is paid for her own military districts.
    .asked =
        Can the Witch destroy a district as the Warlord?
        The Witch enchanted the Warlord: who blows things up, and with whose money?
        May the Witch raze a building of the Warlord she bewitched?
        I am the Witch acting as rank 8: what may I blow up and what does it cost me?
ruling-witch-diplomat = As the Diplomat, the Witch may exchange one of her own districts, even with the bewitched player, and pays any difference herself. A Bishop's city and completed cities are safe as always.
    .asked =
        Can the Witch swap a district as the Diplomat?
        Witch as the Diplomat: whose district does she give away?
        I am the Witch and hexed the Diplomat: may I exchange a building with him?
        Who pays the difference when a bewitched Diplomat's turn is played by the Witch?
ruling-witch-marshal = As the Marshal, the Witch may seize one district that costs 3 or less, even the bewitched player's: she pays its cost to the owner, and it moves to her own city. A Bishop's city and completed cities are safe as always.
    .asked =
        Can the Witch seize a district as the Marshal?
        Witch takes over the Marshal: where does the seized district go, and who pays?
        I am the Witch and bewitched the Marshal: may I grab a cheap building from anyone?
        Does the Witch pay the owner when she captures a district as the Marshal?
ruling-witch-queen = The bewitched Queen does not get her 3 gold. The Witch gets it, but only if she herself sits next to the player who revealed rank 4: it is her turn, so her seat counts.
    .asked =
        Does the bewitched Queen get her 3 gold?
        Witch as the Queen: whose seat counts?
        I am the Queen beside the King, but hexed. Do I get paid?
        I am the Witch playing the Queen and sit next to the King: three coins for me?
ruling-witch-queen-rank-four = The Queen gets 3 gold next to a bewitched King, Emperor or Patrician: what counts is who revealed the rank 4 card. The Witch who resumes as that character has not revealed it.
    .asked =
        Does the Queen get 3 gold next to a bewitched King, Emperor or Patrician?
        Does the Queen get paid for sitting next to the Witch who plays as the King?
        I am the Queen and my neighbor is the King under a spell. Do my 3 gold still come?
        My neighbor is the Witch who took over the Emperor. Is she rank 4 for my Queen?
ruling-witch-artist = As the Artist, the Witch may beautify one or two districts in her own city, with her own coins. She cannot beautify the bewitched player's districts.
    .asked =
        Can the Witch beautify districts as the Artist?
        Witch as the Artist: on whose districts do the coins go?
        I am the Witch and hexed the Artist: may I put coins on my own buildings?
        Who pays for beautifying when the Artist is under a spell?
ruling-witch-tax-collector = If the Tax Collector is bewitched, the Witch takes all the coins on his token. In that turn she pays no tax for what she builds, because she plays as the Tax Collector.
    .asked =
        Does the Witch take the taxes if she has bewitched the Tax Collector?
        Does the Witch pay tax while she plays as the Tax Collector?
        I am the Witch and named the Tax Collector: is the whole pot mine?
        Tax Collector under a spell: who empties the token?

## blackmailer

ruling-two-threats = Only one of the Blackmailer's two threats is real: one marker shows the lace, the other is blank. He puts them face down on two different characters, and both players have to deal with their threat.
    .asked =
        Are both players the Blackmailer threatens really in danger?
        What is the blank threat for?
        Can the Blackmailer put both threats on one character?
        I have a threat on my character. Is it certain to be the real one?
        How many of the Blackmailer's markers are fake?
ruling-threat-settled-when = You deal with the Blackmailer's threat right after gathering. Before that you cannot use your ability, build, or use unique districts, except those that work while gathering.
    .asked =
        May I build or use my ability before I deal with the Blackmailer's threat?
        When do I have to pay the Blackmailer?
        Can I spend my money first and bribe later?
        I am threatened: can I build first so there is less left to give the Blackmailer?
        Must I answer the threat before or after I take my two coins?
ruling-bribe-half = The bribe to the Blackmailer is half of the player's gold, rounded down, counted after gathering; with a single coin it is 0. Then the marker is removed, and nobody looks at it.
    .asked =
        How much is the bribe to the Blackmailer?
        Is the bribe rounded up or down?
        Do the coins I just gathered count for the bribe?
        Does anyone see the threat after I have paid?
        I have seven gold and a threat on me: what does buying it off cost?
ruling-bribe-zero = You can bribe the Blackmailer with no gold at all: half of 0 is 0. The book lets a player with 1 coin bribe him with 0, so it works with none as well, and the marker is removed.
    .asked =
        Can I bribe the Blackmailer with no gold at all?
        I am broke: does the threat still do something?
        I have no coins: can the Blackmailer still turn my marker over?
        I drew cards and have zero gold under a threat. Am I rid of it for nothing?
ruling-bribe-refused = You may refuse to bribe the Blackmailer. Then he may turn the marker over: if it has the lace, he takes all of your gold; a blank does nothing.
    .asked =
        Can I refuse to bribe the Blackmailer?
        What happens if I do not pay and the threat is real?
        What if the Blackmailer turns over a blank threat?
        I think the threat on me is fake. Can I simply call the bluff?
        I don't buy off the Blackmailer and it is the lace: do I lose half or everything?
ruling-threat-before-settling = Until you have dealt with the Blackmailer's threat, only the Gold Mine, the Library and the Observatory work, because they work while gathering. The Laboratory, the Museum, the Smithy and all others have to wait.
    .asked =
        Which unique districts work before the Blackmailer's threat is settled?
        Can I use the Smithy, the Laboratory or the Museum before I pay the bribe?
        Does the Gold Mine still give its coin under a threat?
        I have a threat on me and the Observatory: may I draw three before I decide?
ruling-blackmailer-not-killed = The Blackmailer cannot threaten the killed character or the Assassin, who is rank 1.
    .asked =
        Can the Blackmailer threaten the killed character?
        Can the Blackmailer threaten the Assassin?
        I am the Blackmailer and the Assassin named the Merchant. May I put a threat on the Merchant?
        Threat on the murdered one: is it legal?
ruling-blackmailer-not-bewitched = The Blackmailer cannot threaten the bewitched character or the Witch, who is rank 1.
    .asked =
        Can the Blackmailer threaten the bewitched character?
        Can the Blackmailer threaten the Witch?
        I am the Blackmailer and the Architect is hexed. Can he still get a threat from me?
        May I extort the one under the spell, or the one who cast it?
ruling-warrant-and-threat = The Blackmailer may threaten a character with a warrant on it. He just cannot threaten the Magistrate, who is rank 1.
    .asked =
        Can the Blackmailer threaten a character with a warrant on it?
        Can one character have a warrant and a threat?
        Can the Blackmailer threaten the Magistrate?
        My character already carries a warrant from the Magistrate. May the Blackmailer put his marker there as well?
        Is a character with the Magistrate's marker off limits for extortion?

## spy

ruling-spy-matches = The Spy names a type, then only looks: the cards stay in that hand. For each card of that type he takes 1 gold from the player and draws 1 card from the deck.
    .asked =
        Does the Spy take the cards he sees?
        What does the Spy get for matching cards?
        Does the Spy name the color before he looks at the hand?
        The Spy looked at my hand and I have three purple cards. What do I lose?
        I am the Spy: do I keep the matching cards or draw new ones from the deck?
ruling-spy-too-little-gold = The Spy draws a card for every match, no matter how little gold the player has. He takes only as much gold as there is.
    .asked =
        Does the Spy still draw cards if the player is short of gold?
        What if the player the Spy picked is broke?
        I am the Spy: three matches but my victim has one coin. What do I collect?
        The Spy hit me and I cannot pay for every matching card. Do I owe the rest?

## thief

ruling-thief-takes-all = The Thief steals all the gold that the named character's player has when that character is revealed. If there is none, he gets nothing.
    .asked =
        How much does the Thief steal?
        When does the Thief get the money?
        Does the Thief take half or everything?
        I was robbed: do I keep anything at all?
        I am the Thief and my target had no coins. What do I get?
ruling-thief-before-gathering = The Thief gets only what you have when you reveal the character: you hand over everything before gathering. You keep what you get after that.
    .asked =
        Does the Thief also get the gold I gather this turn?
        Do I pay the Thief before or after taking my two coins?
        Can I spend my gold before the Thief takes it?
        I am robbed this round. Are the two coins I take this turn safe?
        The Thief named my Merchant: does he also get my income from green districts?
ruling-thief-not-killed = The Thief cannot rob the killed character or the Assassin. He has to name another character.
    .asked =
        Can the Thief rob the killed character?
        Can the Thief steal from the Assassin?
        What if the Thief names the one who was murdered?
        The Merchant has been assassinated. May I, the Thief, still name him?
        Is a dead character's gold safe from stealing?
ruling-thief-not-bewitched = The Thief cannot rob the bewitched character or the Witch. He has to name another character.
    .asked =
        Can the Thief rob the bewitched character?
        Can the Thief steal from the Witch?
        The Witch hexed the Merchant and I am the Thief. Is he off limits?
        Is the one under a spell safe from being robbed?
        Can I pickpocket the Witch herself?
ruling-thief-not-rank-one = No rank 1 character can be robbed, and the Magistrate is one. The Thief has to name a character of a higher rank.
    .asked =
        Can the Thief rob the Magistrate?
        Can the Thief steal from a rank 1 character?
        I am the Magistrate: do I need to fear the Thief?
        May the Thief name number 1?
        Which characters is the Thief not allowed to name?

## magician

ruling-magician-one-of-two = Each turn the Magician does one or the other: he swaps his whole hand with a player, or exchanges cards with the deck.
    .asked =
        Can the Magician swap hands and also trade cards with the deck?
        Does the Magician get both his powers in one turn?
        I am the Magician: first I take Ben's hand, then I throw away the bad cards and redraw. Legal?
        Is it either the hand swap or the card exchange, never both?
ruling-magician-swap = The Magician and the other player swap their whole hands, however many cards each has. If the Magician's hand is empty, he simply takes all the other player's cards.
    .asked =
        Can the Magician swap hands when he has no cards himself?
        Does the Magician steal the entire hand, even ten cards for one?
        I am the Magician and my hand is empty. Can I grab all six of his?
        Someone with a single card took my whole hand as the Magician. Is that fair?
ruling-magician-any-player = The Magician may take any other player's hand, even if that player was killed, robbed or bewitched or has already played. The card says only "another player", and a killed player still has a hand.
    .asked =
        Can the Magician take the hand of a player who was killed?
        Who can the Magician swap with: also someone robbed, or who has already played?
        Does the Magician name a player or a character?
        I was assassinated and the Magician wants my cards. Can he?
        I am hexed, robbed or already done: are my cards safe from the Magician's swap?
ruling-magician-exchange = The Magician may exchange as many cards with the deck as he likes: he first puts them under the deck, then draws the same number and keeps them all.
    .asked =
        How many cards can the Magician exchange with the deck?
        Does the Magician discard first or draw first?
        I am the Magician and hate my hand. Can I throw all of it under the deck and get new ones?
        Do I keep everything I redraw as the Magician?

## seer

ruling-seer-one-from-each = The Seer takes one card at random from every other player's hand, then gives each of them one card back. ("At random" is in the English book.)
    .asked =
        Does the Seer choose which cards to take?
        How many cards does the Seer take from each player, sight unseen?
        The Seer wants a card of mine. Who picks it, and can she look?
        I am the Seer: do I take from everybody or just one player?
ruling-seer-any-card-back = The Seer may give back any card: the one just taken, another player's, or one the Seer already had. The Seer takes all the cards first, then gives them out.
    .asked =
        Must the Seer give back the same card?
        Which card does the Seer return, and may it be one of the Seer's own junk cards?
        The Seer took my best district. Do I get it back?
        I am the Seer: may I hand out my worst cards in return?
ruling-seer-empty-hand = The Seer takes nothing from an empty hand, and that player gets nothing back either.
    .asked =
        Does a player without cards get one from the Seer?
        What happens when the Seer comes to an empty hand?
        I have no cards when the Seer comes round. Does she owe me one?
        The Seer found an empty hand: does that player receive a card?
ruling-seer-builds-two = The Seer may build up to two districts this turn, including the cards just taken, by paying for them.
    .asked =
        Can the Seer build two districts?
        How many buildings does the Seer get, and may they be the cards just taken?
        I am the Seer: is my limit one or two?
        Can the Seer put up what was just pulled from the other hands?

## wizard

ruling-wizard-takes-one = The Wizard looks at another player's whole hand and takes the card he wants.
    .asked =
        Does the Wizard take a random card?
        How many cards does the Wizard see and steal?
        The Wizard is at my hand. Does he see everything, and can he pick the best?
        I am the Wizard: may I take from more than one player?
ruling-wizard-builds-at-once = The Wizard may pay for the card he took and build it right away; he can still build another as usual. If he keeps it in hand, it is an ordinary card.
    .asked =
        Can the Wizard build the stolen card and another district as well?
        Does building the card he took use up the Wizard's build for the turn?
        How many districts can the Wizard build in one turn?
        I am the Wizard, laid the card I snatched and still want to build from my own hand. May I?
ruling-wizard-duplicates = In his turn the Wizard may build any district he already has, whether it is the card he took or one from his own hand.
    .asked =
        Can the Wizard build a second copy of a district he already has?
        Is the Wizard allowed duplicates only for the stolen card?
        I am the Wizard and already own a Market. Can I put up the other Market in my hand?
        Who besides the Quarry's owner may have two identical districts?
ruling-wizard-after-gathering = The Wizard cannot build the card he took before gathering. He may look at a hand and take a card earlier, but to build that card at once, he has to gather first.
    .asked =
        Can the Wizard build the card he took before gathering gold or cards?
        When in his turn does the Wizard use his power?
        I am the Wizard: must I take my gold or cards before I put up the stolen district?
        May the Wizard peek into a hand at the very start of the turn?
ruling-wizard-price = If the Wizard has the Factory, a unique card he stole costs him 1 less too, and he may pay for the Thieves' Den with cards: "full cost" only means that the Wizard himself gets no discount.
    .asked =
        Does the Factory make the Wizard's stolen card cheaper?
        Can the Wizard pay with cards when he builds a Thieves' Den he took?
        What does the Wizard pay for the card he builds at once?
        I am the Wizard with the Factory and snatched a purple card. Full price or one less?
ruling-wizard-stables = With the Stables the Wizard can build three districts: neither the Stables nor the card built at once counts toward the limit, so he has a normal build too. If the Stables are the card he took, it is two.
    .asked =
        Can the Wizard build three districts with the Stables?
        Do the Stables add to the Wizard's extra build?
        I am the Wizard: the snatched card, the Stables and one from my hand, all in one turn?
        What if the card the Wizard snatched is the Stables?
ruling-wizard-pays-gold = The Wizard cannot use the Framework for the card he builds at once, nor destroy a district for a Necropolis he took: his text says that he pays for that card. If he keeps it in hand, he may build it later this turn like any other.
    .asked =
        Can the Wizard use the Framework to build the card he took at once?
        May the Wizard build a stolen Necropolis at once by destroying one of his districts?
        Can I build the card I took as the Wizard for free with the Framework?

## emperor

ruling-emperor-not-with-two = The Emperor is not used with two players. Play the King or the Patrician instead, even when one of the official lists has the Emperor.
    .asked =
        Can the Emperor be used with two players?
        What replaces the Emperor in a two-player game?
        There are just two of us and our list has the Emperor. What do we do?
        Why can't two people play with the Emperor?
ruling-emperor-crown = At some point in his turn the Emperor must give the crown to another player: not to himself and not back to the player who had it. If he has it himself, he must give it away too.
    .asked =
        May the Emperor keep the crown for himself?
        What if the Emperor already has the crown?
        Can the Emperor leave the crown where it is?
        I am the Emperor and nobody should have the crown but me. Allowed?
        May the Emperor return the crown to the player who held it?
ruling-emperor-payment = The Emperor decides what he gets for the crown: 1 gold or 1 random card from the hand of the player who gets it. If that player has neither, he gets nothing.
    .asked =
        Who chooses between gold and a card when the Emperor hands over the crown?
        What does the Emperor get for the crown, and what if the player is broke?
        Does the Emperor pick the card he wants?
        The Emperor made me first player. Must I pay him, and may I decide how?
        I am the Emperor and the one I crowned has no gold and no cards. What do I receive?
ruling-emperor-killed = A killed Emperor shows his card at the end of the round and gives the crown to another player, not to himself. He gets no gold and no card for it.
    .asked =
        Does the Emperor still pass on the crown if he was killed?
        Is an assassinated Emperor paid for the crown?
        I am the Emperor and was assassinated: do I still decide who is crowned?
        Does a dead Emperor collect a coin or card at the end of the round?

## king

ruling-rank-four-never-face-up = The King, the Emperor or the Patrician is never discarded face up: if rank 4 turns up, shuffle it back in and turn up another card. It may be the face-down card.
    .asked =
        Can the King be among the face-up discarded characters?
        What if the Emperor or the Patrician is turned up when characters are set aside?
        Can we know for certain that rank 4 is not among the open discards?
        We turned up the Patrician at the start of the round. Put him back?
        King in the open row in the middle: legal?
ruling-king-income = The King and the Emperor get 1 gold for each noble (yellow) district in their own city.
    .asked =
        How much do the King and the Emperor get for yellow districts?
        What is the King's income?
        I am the King with three noble districts: how much do I collect?
        Do the Manor, Castle and Palace pay the Emperor?
ruling-king-crown = The King or Patrician must take the crown, but he chooses when in his turn. From then on he calls the characters, and he chooses first until someone else gets the crown.
    .asked =
        Does the King have to take the crown right away?
        When does the Patrician become crowned, and must he?
        Who has the crown if nobody plays the King this round?
        I am the King: can I leave the crown with the player who has it?
        Is taking the crown optional for the Patrician?
ruling-crown-stays = If nobody has rank 4 this round, the crown stays where it is: its holder keeps calling and chooses first again.
    .asked =
        Who gets the crown if nobody is the King?
        What happens to the crown if nobody has rank 4?
ruling-king-killed = A killed King or Patrician loses the turn, but at the end of the round he shows his card and takes the crown. Until then the player who has it keeps calling.
    .asked =
        Does the King get the crown if he is assassinated?
        Who chooses first next round when the Patrician was murdered?
        Someone killed my King. Am I still first to choose next round?
        The King is dead: who is crowned, and when does he show himself?
        Who goes on calling when the Assassin hit rank 4?

## patrician

ruling-patrician-income = The Patrician draws 1 card from the deck for each noble (yellow) district in his own city: cards, not gold.
    .asked =
        Does the Patrician get gold for yellow districts?
        What does the Patrician earn for noble districts?
        I am the Patrician with three yellow districts: do I draw three?
        Do noble districts pay the Patrician in cards or coins?

## abbot

ruling-abbot-mix = For each religious (blue) district the Abbot takes 1 gold or 1 card, mixed as he likes. He says how many of each before he takes anything.
    .asked =
        Can the Abbot take part gold, part cards?
        Must the Abbot say beforehand how many cards and coins he wants?
        I am the Abbot with four blue districts: two coins and two cards, is that fine?
        May the Abbot look at the first card before he decides how to take the rest?
ruling-abbot-richest = The player with the most gold must give the Abbot 1 gold, unless the Abbot has the most himself. The Abbot doesn't have to take it.
    .asked =
        Can the richest player refuse to pay the Abbot?
        How much does the Abbot take from the richest player?
        Does the Abbot have to take the coin?
        I have the most gold and the Abbot asks for one. May I say no?
ruling-abbot-tie-others = If others tie for the most gold, the Abbot picks one of them. If he is among the richest himself, alone or tied, he gets nothing.
    .asked =
        Who does the Abbot take from when several players are equally rich?
        Does the Abbot get a coin if he is tied for richest?
        Two opponents both have eight coins. Which of them pays the Abbot?
        I am the Abbot and have just as much as the wealthiest. Any coin for me?
ruling-abbot-moment = Once in his turn the Abbot may take the richest player's coin, at any moment when he is not among the richest himself: for example after the Thief has taken his gold, or after he has paid for a district and the tax.
    .asked =
        Can the Abbot spend his gold first and then take the richest player's coin?
        Robbed by the Thief, may the Abbot still take the coin?
        When in his turn does the Abbot check who is richest?
        I am the Abbot and the wealthiest, but I want to build first. Do I then get the coin?

## bishop

ruling-income-before-or-after = You may collect income before building, so you can spend it, or after, so the new district pays too. The book shows it with the Bishop; all other income works the same way.
    .asked =
        Can I build first and collect my income afterward?
        Does a blue district the Bishop has just built already give gold?
        When do I take the gold for my colored districts?
        I am the Bishop: should I build the Church before I collect so that it pays as well?
ruling-bishop-income = The Bishop gets 1 gold for each religious (blue) district in his own city.
    .asked =
        How much does the Bishop get for blue districts?
        I am the Bishop with a Temple and a Church: how many coins?
        What does the Bishop earn per religious district?
ruling-bishop-protection = For the whole round rank 8 cannot use its ability on the Bishop's city: it can destroy, exchange and seize nothing there.
    .asked =
        Can the Warlord destroy a district of the Bishop?
        Is the Bishop safe from the Marshal and the Diplomat too?
        How long does the Bishop's protection last?
        I am the Bishop: can someone of rank 8 touch my buildings?
        The Warlord is called after the Bishop's turn is over. Are the blue guy's districts still untouchable?
ruling-bishop-killed = A killed Bishop protects nothing: rank 8 may attack that city like any other.
    .asked =
        Are the Bishop's districts still safe if he was killed?
        Can the Warlord blow up a district of a murdered Bishop?
        My Bishop was assassinated. Am I still immune to the Warlord, the Marshal and the Diplomat?
        Does protection end when the Bishop dies?
ruling-bishop-bewitched = A bewitched Bishop's protection passes to the Witch: her city is safe from rank 8, the Bishop's is not.
    .asked =
        Is the Bishop's city protected if the Witch bewitched him?
        Whose city is safe from the Warlord when the Bishop is bewitched?
        I am the Bishop under a spell: may the Warlord burn my city?
        Does the Bishop's immunity move to the Witch?
ruling-bishop-two-characters = With 2 or 3 players the Bishop keeps your one city safe for the whole round, no matter which of your characters is playing: his text says "this round", not "this turn".
    .asked =
        With two characters each, does the Bishop protect my city outside his own turn too?
        We play with 2 or 3: is my whole city safe if one of my characters is the Bishop?
        There are two of us and I have the Bishop and the Thief. Is my city immune all round?
        Does the Bishop guard the districts that my other role built?
ruling-bishop-diplomat-own = With 2 or 3 players, a player who has both the Bishop and the Diplomat may give away a district of their own. No rule says so; we read it as with the Keep and the Great Wall, where only the district the Diplomat takes matters.
    .asked =
        If I have both the Bishop and the Diplomat, may I give away one of my own districts?
        Does my Bishop stop my own Diplomat from exchanging?
        Can my Diplomat swap a district of the city that my Bishop protects?

## cardinal

ruling-cardinal-income = The Cardinal draws 1 card from the deck for each religious (blue) district in his own city: cards, not gold.
    .asked =
        Does the Cardinal get gold for blue districts?
        I am the Cardinal with two religious districts: coins or cards?
        What does the Cardinal draw for his blue buildings?
ruling-cardinal-borrows = If the Cardinal is short of gold for a district, he takes the rest from one other player and gives that player 1 card from hand per coin. Then he must build it. He cannot use the district itself as one of those cards.
    .asked =
        Can the Cardinal build with another player's money?
        How many cards does the Cardinal pay for the gold he takes?
        Can the Cardinal take the gold and then not build?
        I am the Cardinal, the district costs 5 and I have 3. What can I do?
        The Cardinal took two of my coins: what do I get for them?
ruling-cardinal-exactly = Nobody can refuse the Cardinal. He takes exactly what is missing from one player, no more and no less, so that player must have that much.
    .asked =
        Can a player refuse the Cardinal?
        May the Cardinal take more gold than he needs?
        The Cardinal wants three of my coins and I don't like it. Can I say no?
        I am the Cardinal and short of 3, but nobody has 3. May I collect from two players?
ruling-cardinal-thieves-den = The Cardinal may pay for the Thieves' Den partly with cards: they lower its price first, then he takes exactly the gold still missing from a player. Each card counts only once: for the Den or for the player.
    .asked =
        Can the Cardinal pay for the Thieves' Den partly with cards and take the rest from a player?
        Does one card count both for the Thieves' Den and for the Cardinal's trade?
        I am the Cardinal building the Thieves' Den: can I throw in cards and also get the missing coins from someone?
        Thieves' Den and Cardinal: which cards go under the deck and which to the lender?

## alchemist

ruling-alchemist-refund = The Alchemist pays as usual, but at the end of his turn he takes back all the gold he paid for building.
    .asked =
        Does the Alchemist build for free?
        When does the Alchemist get his building money back?
        When does the Alchemist get his gold back?
        I am the Alchemist and spent five on a district: when do I see those coins again?
        Can the Alchemist use the returned money for a second purchase in the same turn?
ruling-alchemist-full-price = The Alchemist must have the full price when he builds; he gets it back only afterward.
    .asked =
        Can the Alchemist build a district he cannot afford?
        Does the Alchemist need the gold up front?
        I am the Alchemist with two coins: can I put up something for 4 since I get it back anyway?
        May the Alchemist build on credit?
ruling-alchemist-other-costs = The Alchemist gets back only what he paid for building: not the 2 gold for the Smithy's effect, not the tax, not any other payment.
    .asked =
        Does the Alchemist get the tax back?
        Is the Smithy's 2 gold returned to the Alchemist?
        I am the Alchemist and paid for cards at the Smithy. Refunded?
        What is not reimbursed to the Alchemist?
ruling-alchemist-treasury = The Alchemist gets his gold back at the end of his turn, before the points are counted, so the Imperial Treasury counts it.
    .asked =
        Does the Imperial Treasury score the gold the Alchemist spent on building in the last round?
        Is the Alchemist's money back before the Imperial Treasury is counted?
        I am the Alchemist, own the Imperial Treasury and built in the final round. Do the coins I spent give points?
        Final turn: is the Alchemist's refund in the stash in time for scoring?

## merchant

ruling-merchant-income = The Merchant gets 1 gold for each trade (green) district in his own city.
    .asked =
        How much does the Merchant get for green districts?
        I am the Merchant with four trade districts: how many coins?
        What does the Merchant earn per green building?
        Do the Tavern and the Market pay the Merchant?
ruling-merchant-extra = The Merchant gets his extra coin whether he gathers gold or cards: 3 gold in all, or cards and 1 gold.
    .asked =
        Does the Merchant get his extra coin if he draws cards?
        How much gold does the Merchant collect in a turn?
        I am the Merchant and took a card instead of gold. Is the bonus coin lost?
        Does the Merchant's additional gold depend on what was gathered?
ruling-merchant-gold-mine = The Gold Mine pays only when you gather gold; the Merchant's own coin comes either way. If you gather gold with both, you get 4.
    .asked =
        Does the Gold Mine pay if the Merchant takes cards?
        Do the Merchant's coin and the Gold Mine's coin add up?
        I am the Merchant with a Gold Mine and gather gold: 3 or 4 coins?
        I took cards as the Merchant: which of the two bonus coins do I still receive?

## trader

ruling-trader-income = The Trader gets 1 gold for each trade (green) district in his own city.
    .asked =
        How much does the Trader get for green districts?
        I am the Trader with three green buildings: how many coins?
        What does the Trader earn per trade district, and is there a bonus coin?
ruling-trader-any-number = In one turn the Trader may build as many trade (green) districts as he can pay for, plus one of another type.
    .asked =
        How many districts can the Trader build in one turn?
        Can the Trader also build something that is not green?
        I am the Trader and have the money for four green districts. Can I put up all of them?
        After several trade districts, may the Trader add a Temple or a Castle?

## architect

ruling-architect-cards = The Architect draws 2 cards on top of what he gathered and keeps both, at any moment of the turn.
    .asked =
        Does the Architect get his two cards even if he took gold?
        Does the Architect keep both bonus cards?
        When does the Architect draw his extra cards?
        I am the Architect: do I choose one of the two bonus cards or hold on to both?
ruling-architect-three = The Architect may build up to three districts in the turn, each for its cost. He may also build fewer, or none.
    .asked =
        How many districts can the Architect build?
        Does the Architect have to build all three?
        I am the Architect with lots of gold: three buildings or just one?
        Do I get a discount when I put up several as the Architect?
ruling-architect-stables = The Stables do not count toward the limit: the Architect can build three others and the Stables. The Seer and the Scholar get to three that way, and the Trader builds the Stables on top of his usual districts.
    .asked =
        Can the Architect build four districts with the Stables?
        Do the Stables use up one of the Architect's builds?
        Can the Scholar or the Seer build a third district if it is the Stables?
        Can the Trader add the Stables to his other builds?
ruling-library-extra-cards = The Library and the Observatory work only on the cards you gather. The Architect still draws 2 extra cards, the Navigator 4, and the Scholar keeps 1 of his 7.
    .asked =
        Do the Library and the Observatory work on cards drawn through a character's ability?
        With the Library, can the Scholar keep all seven cards?
        Does the Observatory give the Architect or the Navigator one more card?
        I own the Library: do I keep all of what my character's power draws?
ruling-cards-cross-turns = With 2 or 3 players, you may build cards you drew in your Architect's turn in your Warlord's turn. You get three builds only in the Architect's turn: in the Warlord's it is one as usual.
    .asked =
        If I have both the Architect and the Warlord, can I build in one turn what I drew in the other?
        Can I build three districts in my Warlord's turn too?
        There are two of us: my Architect drew great cards. May my Warlord lay them later in the round?
        Three builds for my Warlord because I also hold the Architect?

## navigator

ruling-navigator-no-building = The Navigator cannot build in his turn, even if he does not take his 4 gold or 4 cards.
    .asked =
        Can the Navigator build a district?
        If the Navigator skips his 4 gold or cards, may he build?
        I am the Navigator and would rather build than take four gold. Is that a choice I have?
        May the Navigator put up even one district?
ruling-navigator-four = The Navigator takes either 4 gold or 4 cards, not a mix, on top of what he gathered. He keeps all four cards.
    .asked =
        Can the Navigator take 2 gold and 2 cards?
        What does the Navigator get besides gathering?
        How many of the four cards does the Navigator keep?
        I am the Navigator: do I get four coins and my two coins as well?
ruling-navigator-stables = The Navigator cannot build in any way: not the Stables, although they do not count toward the limit, nothing with the Framework, and not the Necropolis.
    .asked =
        Can the Navigator build the Stables, which don't count toward the limit?
        Can the Navigator sacrifice the Framework to build for free?
        Can the Navigator put up the Necropolis by destroying a district?
        I am the Navigator: is there any trick to get a district into my city?

## scholar

ruling-scholar-seven = The Scholar draws 7 cards, keeps 1 and shuffles the other 6 into the deck. Only he does that: everyone else puts the cards they don't keep under the deck.
    .asked =
        Do the Scholar's six other cards go to the bottom of the deck?
        How many of the seven cards does the Scholar keep?
        Does the Scholar reshuffle the deck?
        I am the Scholar: what do I do with the six I don't want?
ruling-scholar-builds-two = The Scholar may build up to two districts in the turn.
    .asked =
        Can the Scholar build more than one district?
        What is the Scholar's building limit?
        I am the Scholar with enough gold: may a second building follow?
        Does the Scholar put up one, two or three?

## diplomat

ruling-diplomat-swap = The Diplomat exchanges one of his districts for one of another player. If the one he takes costs more, he pays that player the difference.
    .asked =
        What does the Diplomat pay for a swap?
        Who gets the gold when the Diplomat swaps districts?
        Can the Diplomat trade a cheap district for an expensive one?
        The Diplomat wants my Palace for his Tavern. How much do I get?
ruling-diplomat-no-change = When the Diplomat takes the cheaper district, nobody pays anything: he gets no change.
    .asked =
        Does the Diplomat get the difference back when he takes a cheaper district?
        Do I have to pay if the Diplomat gives me a better building?
        I am the Diplomat and gave a 5 for a 3. Does the other player owe me two coins?
        The Diplomat left me with a more expensive district than the one he took. Must I top it up?
ruling-diplomat-not-completed = The Diplomat cannot exchange with a player whose city is completed.
    .asked =
        Can the Diplomat swap a district with a completed city?
        Is my finished city safe from the Diplomat?
        I have seven districts. May the Diplomat still take one of mine in exchange?
        I am the Diplomat: can I trade with the one who finished first?
ruling-diplomat-own-completed = The Diplomat may still exchange when his own city is completed; only the other city must not be.
    .asked =
        Can the Diplomat swap if his own city is completed?
        My city is finished: may I still trade a district as the Diplomat?
        I am the Diplomat with all seven built already. Does my full city stop me from swapping?
        Must the Diplomat's own city be unfinished for an exchange?
        My own city is already complete and I am the Diplomat. May I trade?
ruling-diplomat-no-duplicate = The Diplomat's exchange may not give either city a district that it already has. So you cannot exchange two districts of the same name for each other either.
    .asked =
        Can the Diplomat's swap bring in a duplicate?
        Can the Diplomat swap a Tavern for a Tavern?
        Can the Diplomat give me a building I already have?
        I am the Diplomat and want a Market, but I own one. Can I trade for it?
ruling-diplomat-income = The Diplomat takes 1 gold for each military (red) district in his city.
    .asked =
        How much income does the Diplomat get?
        Which districts pay the Diplomat?
        I am the Diplomat with two red districts: what do I collect?
        Do the Prison and the Watchtower earn the Diplomat anything?
ruling-diplomat-monument = If you give your Monument away as the Diplomat, your city may no longer be complete: both cities are counted again, and the exchange can complete one. For the 2 points you need a complete city at the end of the game; the first to finish keeps the 4.
    .asked =
        Is my city still complete if, as the Diplomat, I trade my Monument away and have too few districts left?
        Can the Diplomat complete his city by taking the Monument?
        Do I keep my bonus points after swapping the Monument away?
        I am the Diplomat, finished with the Monument and gave it away. Which bonuses remain?

## marshal

ruling-marshal-seizes = The Marshal seizes one district of cost 3 or less from another player, and pays its cost to that player.
    .asked =
        Which districts can the Marshal take, and what does he pay?
        Who gets the money when the Marshal seizes a district?
        Can the Marshal grab a district of cost 4?
        The Marshal took my Tavern: does he owe me anything?
ruling-marshal-not-completed = The Marshal can seize nothing from a completed city.
    .asked =
        Can the Marshal take a district from a completed city?
        Is my finished city safe from the Marshal?
        I have seven districts. Does the Marshal get to grab my cheap one?
        I am the Marshal: may I steal a building from whoever finished first?
ruling-marshal-no-duplicate = The Marshal cannot seize a district that he already has in his city.
    .asked =
        Can the Marshal seize a district he already has?
        Can the Marshal get a second Tavern by taking mine?
        I am the Marshal and own a Temple. May I seize a Temple next door?
        Is my Market safe from a Marshal who has one himself?
ruling-marshal-completes = The Marshal may complete his city with a seized district, even as the first: it counts like a built one, because the book asks what is in the city.
    .asked =
        Can the Marshal complete his city by seizing a district?
        Is the game over when the Marshal takes his seventh district?
        I am the Marshal with six districts and capture a seventh. Do I get the 4 points for finishing first?
        Must the last district be built, or may it be taken from another player?
ruling-marshal-income = The Marshal takes 1 gold for each military (red) district in his city.
    .asked =
        How much income does the Marshal get?
        Which districts pay the Marshal?
        I am the Marshal with three red districts: how many coins?
        Do military buildings earn the Marshal gold?
ruling-marshal-factory = Even with a Factory the Marshal cannot seize anything that costs more than 3: it only lowers what its owner pays to build. The cost stays the same, and the Marshal's limit and payment depend on the cost.
    .asked =
        Can the Marshal with a Factory seize a unique district of cost 4?
        Does the Marshal pay 1 less for a unique district if he has the Factory?
        I am the Marshal and own the Factory: is a purple district for 4 within my reach?
        Does the Factory's discount work for seizing as well?

## warlord

ruling-warlord-price = The Warlord pays 1 gold less than the district costs: nothing for cost 1, 4 gold for cost 5. He destroys one district a turn, in any city.
    .asked =
        How much does the Warlord pay to destroy a district?
        Can the Warlord blow up a district of cost 1 for free?
        How many districts can the Warlord destroy in a turn?
        I am the Warlord: what does blowing up a Palace of cost 5 set me back?
        The Warlord burned my Tavern without paying. Is that right?
ruling-warlord-not-completed = A completed city is safe from the Warlord: seven districts, or eight with 2 or 3 players.
    .asked =
        Can the Warlord destroy a district in a completed city?
        I have seven districts: can the Warlord still burn one?
        Can the Warlord knock the player who finished first back to six?
        The Merchant has finished his city. May I, the Warlord, still knock something down there?
ruling-warlord-any-moment = The Warlord may destroy at any moment of his turn, even before taking income or building. He pays the bank, not the owner.
    .asked =
        Can the Warlord destroy before he builds?
        When does the Warlord attack?
        Who gets the gold the Warlord pays?
        I am the Warlord: may I attack at the start of my turn, before taking gold?
        My district was destroyed by the Warlord. Do I get the money he spent?
ruling-warlord-own = The Warlord may destroy a district in his own city too, for the same price, as long as the city is not completed.
    .asked =
        Can the Warlord destroy his own district?
        Can I tear down a building of mine with the Warlord?
        I am the Warlord and want to get rid of one of my own buildings. Do I pay?
        May rank 8 raze in the city of the player himself, for instance to replace a building?
ruling-destroy-under-deck = A destroyed district goes under the district deck, whatever destroyed it: the Warlord, the Armory, the Framework or the Necropolis.
    .asked =
        Does a destroyed district go back to its owner's hand?
        What happens to the card when a district is blown up?
        Is a destroyed district out of the game?
        My Castle was destroyed. Can I rebuild it, or where is the card now?
ruling-warlord-income = The Warlord takes 1 gold for each military (red) district in his city.
    .asked =
        How much income does the Warlord get?
        Which districts pay the Warlord?
        I am the Warlord with two red districts: what do I collect?
        Do Barracks and Fortress earn the Warlord gold?
ruling-warlord-own-bishop = With 2 or 3 players, a player who has both the Bishop and the Warlord cannot destroy in their own city: the Bishop's protection has no exception.
    .asked =
        If I have both the Bishop and the Warlord, can I destroy a district of my own?
        Does my Bishop protect my city from my own Warlord?
        There are two of us and I hold the Bishop and the Warlord: may I blow up my own Tavern?
        Does the protection of the blue character also bind its own player when he is rank 8?
ruling-rank-eight-origins = The gems on the cards show that the Warlord is from the original game and the Diplomat from The Dark City. The lists in the Ukrainian book are not consistent about them.
    .asked =
        Is the Warlord from the original game?
        Which version do the Warlord and the Diplomat come from?

## artist

ruling-artist-coin = The Artist puts 1 coin on each of one or two districts in his own city, from his own gold.
    .asked =
        How many districts can the Artist beautify in a turn?
        Where do the Artist's coins come from?
        Can the Artist put a coin on another player's district?
        I am the Artist: how much do I have to spend, and on what?
        May the Artist put both coins on the same building?
ruling-artist-once = A district has at most one coin of the Artist on it.
    .asked =
        Can the Artist beautify the same district twice?
        Can one district have two coins?
        I am the Artist again and my Cathedral already has a coin. May I add another?
        Is there a maximum of coins on a building?
        A new Artist a few rounds later: does the decorated district get a second coin?
ruling-artist-point = A district with the Artist's coin scores 1 point more.
    .asked =
        Is a beautified district worth more points?
        What do the Artist's coins bring at the end?
        How many points does my decorated Palace score?
        Does an embellished building give a bonus at final scoring?
ruling-artist-destroy = The Artist's coin costs the Warlord 1 gold more: he pays the printed cost instead of 1 less.
    .asked =
        Does the Warlord pay more to destroy a beautified district?
        Does the Artist protect his buildings from the Warlord?
        I am the Warlord: what does it cost me to blow up an adorned Tavern?
        My district carries a coin. Is it more expensive for rank 8 to raze?
ruling-artist-swap-seize = The Artist's coin stays on a district that is exchanged or seized. The Diplomat and the Marshal count it as costing 1 more.
    .asked =
        Does the Artist's coin stay on a district that changes hands?
        Do the Diplomat and the Marshal pay more for a beautified district?
        The Diplomat took my decorated district. Do I get my coin back?
        I seized a building with a coin on it: is it mine together with the coin?
ruling-artist-coin-destroyed = The Artist's coin on a destroyed district goes to the bank: no book gives it to anyone, and it was no longer in the stash. The Armory, the Framework and the Necropolis destroy without payment, so the coin does not stop them.
    .asked =
        Does the owner get the Artist's coin back when the district is destroyed?
        Where does the coin go when a beautified district is blown up?
        Does the Artist's coin protect against the Armory?
        The Warlord burned my decorated Cathedral. Who gets the coin on it?
ruling-artist-cost = A district with the Artist's coin costs 1 more for everything, for the rest of the game. The English text says so, and we follow it; the Ukrainian one mentions only the price of attacking it and the points.
    .asked =
        Does the Artist's coin raise the cost itself?
        Is a beautified district more expensive for everything?
        My Manor of cost 3 has a coin on it. Is it a 4 now?
        Does beautifying change the cost or only the points?
ruling-artist-marshal-limit = A district of cost 3 costs 4 with the Artist's coin, and the Marshal cannot seize anything above 3: the English book raises the cost itself.
    .asked =
        Can the Marshal seize a beautified district of cost 3?
        I put a coin on my Manor of cost 3. Is it out of the Marshal's reach now?
        I am the Marshal: a decorated 3, may I grab it?
        Does embellishing save a cheap district from being seized?
ruling-artist-basilica = The Artist's coin raises the cost for good, so for the Basilica odd becomes even and even becomes odd. A beautified Basilica costs 5 and counts itself.
    .asked =
        Does the Artist's coin change what the Basilica counts?
        Is a beautified district odd or even for the Basilica?
        I own the Basilica and put a coin on a district of cost 3. Do I lose the point for it?
        Odd or even: do I look at the printed number or add the Artist's coin?
ruling-coins-not-in-stash = The Artist's coins on districts are not in your stash: the Imperial Treasury does not count them, and if they are all you have, the Poor House pays you.
    .asked =
        Do the Artist's coins count as my gold for the Imperial Treasury or the Poor House?
        Do coins on districts score with the Imperial Treasury?
        I have no gold left except the coins on my decorated buildings. Do I get the coin of the Poor House?
        Is gold on a building still mine at the end?

## queen

ruling-queen-next-to-four = The Queen takes 3 gold if she sits next to the player who revealed the rank 4 character. Who has the crown does not matter, not even if the Emperor gave it to her neighbor.
    .asked =
        Does the Queen get 3 gold for sitting next to the player with the crown?
        When does the Queen get her money?
        The Emperor crowned my neighbor: am I paid as the Queen?
        I am the Queen and sit beside the King. How much do I get?
        Queen: does the neighbor have to be the King, or is anyone with the crown enough?
ruling-queen-neighbour-killed = The Queen still gets her 3 gold next to a killed King, Emperor or Patrician, but at the end of the round, when the rank 4 card is shown.
    .asked =
        Does the Queen still get 3 gold if the King next to her was killed?
        The Emperor or Patrician beside me was murdered: when am I paid as the Queen?
        I am the Queen and the King beside me is dead. Do I lose my three coins?
        Killed rank 4 next to the Queen: when is the money paid out?
ruling-queen-from-five = The Queen needs five or more players.
    .asked =
        Can we play with the Queen at four players?
        How many players does the Queen need?
        There are four of us and we drew the Queen. Do we have to replace her?
        Why is the Queen not for small groups?
        Is the Queen allowed with five people?
ruling-list-queen-substitute = With 3 or 4 players, the Artist or the Tax Collector takes the Queen's place in a ready-made list.
    .asked =
        Who replaces the Queen in a list with 3 or 4 players?
        Our official list has the Queen, but there are only four of us. Who do we use instead?
        Which rank 9 stands in for the Queen in a small group?

## tax-collector

ruling-tax-each-building = Everyone who builds puts 1 gold on the Tax Collector's token right after building, as long as he is one of this game's characters.
    .asked =
        Who pays the Tax Collector, and when?
        Where does the tax go when I build?
        How high is the Tax Collector's tax?
        I put up a district with the Tax Collector in the game. How much goes on his token?
        Is the tax paid to the bank or put on the token?
ruling-tax-several = The Tax Collector's tax is 1 gold for every single district built, even those that do not count toward the building limit.
    .asked =
        Does the Architect pay the Tax Collector for each of his districts?
        Are the Stables and the Trader's extra districts taxed too?
        I build two districts in a turn: one tax or two?
        I am the Architect and build three: do I put three coins on the Tax Collector's token?
ruling-tax-unpaid-building = You owe the Tax Collector's tax for every district you build, even one that cost no gold.
    .asked =
        Do I pay the Tax Collector for a district built free through the Framework?
        Is the Necropolis taxed if I destroyed a district for it?
        I built for free by sacrificing a district. Does the Tax Collector still want his coin?
        My district cost me nothing: is it taxed all the same?
ruling-tax-no-gold = A player with no gold left after building pays the Tax Collector nothing, and does not owe it later either.
    .asked =
        Must I pay the Tax Collector if building took my last coin?
        Can I still build if nothing is left for the tax?
        I spent everything on my Palace. Am I in debt to the Tax Collector?
        Broke after building: do I owe the tax next turn?
ruling-tax-not-himself = The Tax Collector pays no tax for what he builds in his own turn.
    .asked =
        Does the Tax Collector pay the tax himself?
        I am the Tax Collector and put up a district. Do I put a coin on my own token?
        Is the taxman exempt from his own levy?
ruling-tax-taken = The Tax Collector may take all the coins from his token once in his turn, at any moment.
    .asked =
        When does the Tax Collector collect his money?
        Can the Tax Collector build with the taxes in the same turn?
        I am the Tax Collector: do I get all the coins on it, and can I spend them now?
        Is emptying the token automatic, or do I have to claim the taxes?
ruling-tax-not-in-play = You pay the Tax Collector's tax in every round. If nobody has him, or he was discarded, the coins stay on his token for a later round.
    .asked =
        Do we pay the tax if nobody chose the Tax Collector this round?
        What happens to the coins on the Tax Collector's token if he is not in the round?
        The Tax Collector was put aside this round. Do I still owe a coin when I build?
        Do coins pile up on the token over several rounds?
ruling-tax-killed = If the Tax Collector was killed, you still pay the tax. He takes nothing, and the coins stay on his token.
    .asked =
        Is the tax still paid if the Tax Collector was killed?
        Who gets the taxes when the Tax Collector is assassinated?
        I am the Tax Collector and got killed: what becomes of my taxes?
        Rank 9 is dead this round: do builders still put a coin down?
        The taxman died: do we still pay, and who takes the coins?
ruling-tax-three-players = With 3 players, the player who has the Tax Collector pays the tax in the turn of their other character.
    .asked =
        Does the Tax Collector's player pay tax for his second character?
        There are three of us and I have the Tax Collector and the Merchant. Does my Merchant pay for building?
        Am I exempt from tax in both of my turns?
ruling-tax-confiscated = The Magistrate, not his target, pays the Tax Collector for a confiscated district, although he got it for free.
    .asked =
        Does the Magistrate's victim pay the tax for a confiscated district?
        Who pays the Tax Collector when a district is confiscated?
        The Magistrate grabbed my building. Must I pay the tax on it?
        I am the Magistrate: do I owe a coin for what I took with the signed warrant?
ruling-tax-not-on-taken = The Marshal and the Diplomat pay no tax for a district they take: seizing and exchanging are not building, and the Tax Collector taxes building only.
    .asked =
        Do the Marshal and the Diplomat pay the Tax Collector for a district they take?
        Is a seized or swapped district taxed?
        I am the Marshal and captured a Tavern. Do I put a coin on the Tax Collector's token?
        I got a new building by exchange: is the tax due?
ruling-tax-not-with-two = With 2 players there is no rank 9, so no Tax Collector and no tax. The English book mentions 2 players next to 3 when it taxes his other character, but that is a mistake.
    .asked =
        Is there a tax for the Tax Collector with 2 players?
ruling-tax-hexagon = The Tax Collector has the hexagon of the new cards, although he was already in The Dark City, because he was changed.
    .asked =
        Why does the Tax Collector carry the sign of a new card?

## armory

ruling-armory-not-completed = The Armory cannot destroy anything in a completed city. Anywhere else it may destroy any one district, even one of your own.
    .asked =
        Can the Armory blow up a district in a completed city?
        What can I destroy with the Armory?
        Is a finished city with seven districts safe from the Armory?
        I own the Armory: may I hit the one who has finished the city?
ruling-own-completed-city = You cannot use the Armory or the Framework in your own completed city either, and there you pay gold for the Necropolis: we think nobody may destroy anything in a completed city. Some players allow it: agree before the game.
    .asked =
        My city is complete: may I still sacrifice a district there for the Framework or the Necropolis?
        Does the Armory work once its owner's city is finished?
        I have seven districts: can I still blow up my own Armory to hurt someone?
        May I destroy something in my own full city?
ruling-armory-keep-bishop = The Armory may destroy a Keep or one of the Bishop's districts: both are safe only from rank 8, and the Armory is a district.
    .asked =
        Can the Armory destroy a Keep?
        Is the Bishop's city protected from the Armory?
        Bishop or Keep: does either stop gunpowder from the Armory?
        I am the Bishop and someone fires the Armory at me. Am I immune?
ruling-armory-great-wall = The Armory costs no gold at all, even against the Great Wall: you destroy the Armory itself, and that is the price. The Wall raises only what rank 8 pays.
    .asked =
        Do I pay 1 more for the Great Wall when I use the Armory?
        How much gold does it cost to destroy something with the Armory?
        The target is behind the Great Wall and I sacrifice my Armory. Any coins to pay?
        Does the Great Wall help against the Armory?

## basilica

ruling-basilica-counts = The Basilica costs 4, an even number, so it gives nothing for itself. It gives 1 point for each district of cost 1, 3 or 5 in your city.
    .asked =
        Does the Basilica count itself?
        Which districts give points with the Basilica?
        I have the Basilica: which of my buildings bring a point, odd or even ones?
        Is the Basilica's own cost odd?
ruling-basilica-spelling = The Ukrainian book spells the Basilica in two ways, "Базилика" and "Базиліка". It is one card; the second spelling is correct Ukrainian.
    .asked =
        Why is the Basilica spelled in two ways in the Ukrainian book?

## capitol

ruling-capitol-once = The Capitol gives 3 points in all, no matter how many types have three districts or more. It counts itself as one of the unique ones.
    .asked =
        Does the Capitol score twice if two types have three districts each?
        How many points is the Capitol worth with six districts of one color?
        I have three green and three red districts with the Capitol: 3 or 6 points?
        What do I need for the Capitol's bonus?
        Is the Capitol itself one of three purple districts?

## dragon-gate

ruling-dragon-gate-on-top = The Dragon Gate gives 8 points in all: 6 for its cost and 2 extra. For rank 8 and for everything else it costs 6.
    .asked =
        How many points is the Dragon Gate worth?
        Is the Dragon Gate worth 6 or 8?
        I have the Dragon Gate: what do I write down at final scoring?
        What does the Warlord pay for the Dragon Gate?

## factory

ruling-factory-not-cost = The Factory only lowers what its owner pays to build. The district keeps its cost for rank 8, for the Marshal's limit of 3 and for the points.
    .asked =
        Does the Factory make unique districts cheaper for the Warlord?
        A unique district built with the Factory: does it score 1 less?
        May the Marshal seize a unique district of cost 4 that was built for 3?
        I own the Factory: is my purple district now cheaper to destroy as well?

## framework

ruling-framework-magistrate = The Magistrate cannot take a district built by destroying another one, with the Framework or as a Necropolis: no gold was paid. The next one his target pays for this turn can be confiscated.
    .asked =
        Can the Magistrate confiscate a district built with the Framework?
        Can the Magistrate take a Necropolis built without gold?
        I sacrificed the Framework and have the signed warrant on me. Is my new building safe?
        I am the Magistrate and my target built without spending a coin. May I flip the warrant?
ruling-framework-monument = You may destroy the Framework to build the Monument, but only with at most four districts in the city, including the Framework: "five or more" is checked before you pay.
    .asked =
        May I build the Monument by destroying the Framework?
        I have five districts, one of them the Framework: can I swap it for the Monument?
        With four districts, one of them the Framework, can I tear it down and get the Monument for free?
        Does the Framework leave the city before the Monument's limit of five is looked at?

## gold-mine

ruling-gold-mine-gathering = The Gold Mine pays only when you gather gold: 3 instead of 2. It adds nothing to cards, to income from districts or to gold from an ability.
    .asked =
        Does the Gold Mine pay when I gather cards?
        Do I get the extra coin of the Gold Mine for income too?
        I own the Gold Mine: do I take 3 coins or 2?
        I drew cards this turn: anything from my Gold Mine?

## great-wall

ruling-wall-itself = Rank 8 pays 1 gold more for every district in a city with the Great Wall, including the Wall. Some printings say "other" district; we follow the newer "any".
    .asked =
        Does the Great Wall protect itself?
        Is destroying the Great Wall also 1 more?
        Which districts does the Great Wall make more expensive?
        I have the Great Wall: is the Wall itself covered by its own surcharge?
ruling-wall-diplomat-own = The Great Wall counts for the district the Diplomat takes, not for the one he gives away: his own Wall costs him nothing.
    .asked =
        Does the Diplomat pay for the Great Wall in his own city?
        I am the Diplomat and have the Wall: is giving away my district more expensive?
        The Diplomat owns the Great Wall and swaps out his own building: does he owe an extra coin?
ruling-wall-diplomat = To take a district behind the Great Wall, the Diplomat pays 1 gold on top of the difference, or just that 1 if there is no difference. The difference goes to the owner, the extra coin to the bank, because the Wall doesn't say who gets it.
    .asked =
        Does the Diplomat pay 1 more behind the Great Wall even for a cheaper district?
        Who gets the extra coin for the Great Wall when the Diplomat swaps?
        I am the Diplomat and take a district from a city with the Great Wall. What do I pay, and who gets it?
        I own the Great Wall and the Diplomat took a cheap one of mine. Does he owe something?
ruling-wall-marshal = The Marshal pays 4 for a district of cost 3 behind the Great Wall: 3 to the owner and 1 to the bank, because the Wall doesn't say who gets it. The Wall raises only the price, and his limit is about the cost.
    .asked =
        May the Marshal seize a district of cost 3 behind the Great Wall?
        Does the owner get the Marshal's extra coin for the Great Wall?
        I am the Marshal: a Manor of 3 in a walled city, is it out of my reach?
        The Marshal seized from my city with the Great Wall. How much do I receive?
ruling-wall-warlord-one = Behind the Great Wall the Warlord pays the full cost, because "1 less" and "1 more" cancel out: 1 gold for a Tavern, 6 for the Wall itself.
    .asked =
        Does the Warlord still burn a district of cost 1 for free behind the Great Wall?
        How much does the Warlord pay in a city with the Great Wall?
        I am the Warlord: what does a Temple cost me in a walled city?
        My Tavern is behind the Great Wall. Can the Warlord raze it for nothing?
ruling-wall-own-warlord = The Great Wall has no exception for its owner: the Warlord pays 1 more even in his own city.
    .asked =
        Does my own Great Wall cost me 1 more when I am the Warlord?
        With 2 or 3 players: does my Wall hold against my own rank 8?
        I own the Great Wall and want to burn a building of mine as the Warlord. Surcharge?
ruling-wall-artist = Rank 8 pays 2 gold more for a beautified district behind the Great Wall: the coin raises the cost, the Wall raises the price, and both count.
    .asked =
        Do the Great Wall and the Artist's coin add up?
        How much more does the Warlord pay for a beautified district behind the Wall?
        My decorated Palace is behind the Great Wall. What must the Warlord pay for it?
        Coin and Wall together: is it plus one or plus two?

## haunted-quarter

ruling-haunted-missing-type = The Haunted Quarter may be the fifth type you need, and so give you the 3 points for all five.
    .asked =
        Does the Haunted Quarter help to get the bonus for all five types?
        Can the Haunted Quarter be the color I am missing?
        I have no red district but I have the Haunted Quarter. Do I get the bonus for every color?
        Rainbow bonus: can the Haunted Quarter stand in for the missing one?
ruling-haunted-no-longer-unique = When it counts as another type, the Haunted Quarter is no longer unique: the Wishing Well does not count it, and it does not cost you the Ivory Tower's points.
    .asked =
        Is the Haunted Quarter still unique when it counts as another type?
        Does the Wishing Well count a Haunted Quarter that is noble?
        Do I lose the Ivory Tower's 5 points because of the Haunted Quarter?
        I let my Haunted Quarter be green at the end. Is it still purple too?
ruling-haunted-capitol = The Haunted Quarter counts as a district of the type you choose, so it may be the third one for the Capitol. You choose once for the whole scoring; take the best type.
    .asked =
        Can the Haunted Quarter be the third district of a type for the Capitol?
        May the Haunted Quarter be one type for the Capitol and another for the five types?
        I have two noble districts and the Haunted Quarter. Does the Capitol pay?
        Do I pick one type for the Haunted Quarter, or may it change for each bonus?
ruling-haunted-last-round = For the Haunted Quarter of 2016 it does not matter when you built it. Only the older card (Haunted City) stays purple if you built it in the last round.
    .asked =
        Does the Haunted Quarter count as any type even when built in the last round?
        I built the Haunted Quarter in the final round. May it still be any color?
        My friend says the Haunted Quarter stays purple if it was put up in the last turn. True?
ruling-haunted-income = During the game the Haunted Quarter is a unique district and pays nobody. It counts as another type only at the end.
    .asked =
        Does the Haunted Quarter bring income as any color?
        Do I get a coin for the Haunted Quarter as the King or the Merchant?
        I am the Bishop: does my Haunted Quarter pay like a blue district?
        Can the Haunted Quarter choose its color during the game, for collecting?

## imperial-treasury

ruling-treasury-at-the-end = The Imperial Treasury gives 1 point for each coin you still have when the last round is over. What you have spent or lost by then is gone.
    .asked =
        Which gold does the Imperial Treasury count?
        Do I still have to hold the gold at the end for the Imperial Treasury?
        I own the Imperial Treasury: how many points for my twelve coins?
        Does the Imperial Treasury score gold I spent earlier?

## ivory-tower

ruling-tower-alone = At the end the Ivory Tower must be the only unique district in your city. If there is another one, however it got there, you lose the 5 points.
    .asked =
        Does the Ivory Tower score with another unique district in the city?
        Can somebody ruin my Ivory Tower by giving me a unique district?
        I have the Ivory Tower and one more purple district. Are the five points lost?
        The Diplomat pushed a purple building into my city. What about my Ivory Tower?

## keep

ruling-keep-rank-eight = The Warlord cannot destroy the Keep, the Diplomat cannot take it, and the Marshal cannot seize it. Other cards, such as the Armory, can still destroy it.
    .asked =
        Can the Warlord destroy the Keep?
        Can rank 8 take or swap the Keep?
        What is the Keep safe from?
        I have the Keep: which attacks do I need to fear?
        I am the Marshal and the Keep costs only 3. May I seize it?
ruling-keep-diplomat-own = The Diplomat may give away his own Keep: it is only safe from being taken. As with the Great Wall, only the district the Diplomat takes matters.
    .asked =
        May the Diplomat give away his own Keep?
        Can I swap my Keep for another player's district?
        I am the Diplomat and own the Keep. Can I get rid of it in a trade?
        Is my own Keep locked in my city when I am the Diplomat?
ruling-keep-warlord-own = The Warlord cannot destroy even his own Keep: rank 8 cannot touch it, and the card has no exception for its owner.
    .asked =
        May the Warlord destroy his own Keep?
        I am the Warlord: can I blow up the Keep in my own city?
        Does the Keep hold against its owner's own rank 8?
        I would like to raze my Keep to make room. Possible?

## laboratory

ruling-unique-at-once = A unique district works as soon as it is in your city, if its moment has not passed yet. The Gold Mine, the Library and the Observatory wait for your next gathering, the Theater for the next selection.
    .asked =
        Can I use a unique district in the turn I build it?
        Does a purple district work right away or only next turn?
        I just put up the Smithy. Can I pay for cards straight away?
        I built the Gold Mine after gathering: do I get its coin this turn?
        Is there a waiting time for new purple buildings?
ruling-laboratory-one-card = You discard one card at the Laboratory for 2 gold, once in your turn. Any card will do, and it goes under the deck.
    .asked =
        Can I discard several cards with the Laboratory?
        Where does the card discarded for the Laboratory go?
        I own the Laboratory: can I sell three cards for six gold?
        How often per turn can I turn a card into gold at the Laboratory?

## library

ruling-library-observatory = With the Library and the Observatory you draw three cards and keep all three: the Observatory says how many you draw, the Library how many you keep.
    .asked =
        Do the Library and the Observatory work together?
        How many cards do I keep with both the Library and the Observatory?
        I own both the Observatory and the Library: three cards into my hand?
        Two card districts in one city: do their effects combine?

## map-room

ruling-map-room-museum = Cards under the Museum are no longer in your hand: they score only for the Museum, and the Map Room counts only your hand.
    .asked =
        Does the Map Room count the cards under the Museum?
        Which cards score for the Map Room?
        I tucked five cards under my Museum and own the Map Room. Do they score twice?
        Map Room: only the hand, or stored cards as well?

## monument

ruling-monument-two = The Monument counts as two districts only toward completing the city. For points it is one district of cost 4, and one unique district for everything that counts those: the card says nothing more.
    .asked =
        Does the Monument score as two districts?
        Is the Monument worth 4 or 8 points?
        My city has the Monument: do I score its 4 twice?
        Does the Wishing Well count the Monument as two?
        Is the Monument two districts for the Capitol or the Ivory Tower?
ruling-monument-five = You cannot build the Monument with five or more districts. With four you can, and your city then counts as six.
    .asked =
        Can I build the Monument as my sixth district?
        How many districts may I have when I build the Monument?
        I have five districts and the Monument in hand. Too late?
        I have four buildings plus the Monument: how many is that toward seven?
ruling-monument-magistrate = With five districts the Magistrate cannot confiscate the Monument: he would have to build it, and with five he can't. Otherwise a confiscated district may complete his city even in another player's turn, and then he is the first.
    .asked =
        Can the Magistrate with five districts confiscate the Monument?
        Can the Magistrate finish his city in somebody else's turn?
        I am the Magistrate with five districts and my target pays for the Monument. May I take it?
        A confiscated district is my seventh: have I finished first?

## museum

ruling-museum-moves = The cards under the Museum go with it: a player who exchanges or seizes the Museum gets them too.
    .asked =
        What happens to the cards under the Museum when it is swapped?
        Do I keep my Museum cards if the Diplomat takes the Museum?
        The Diplomat swapped my Museum away. Who scores what I tucked under it?
        I seized a Museum with four cards: do they come along?
ruling-museum-destroyed = The cards under a destroyed Museum go under the district deck, like the Museum itself. Nobody gets them, and they score nothing.
    .asked =
        What happens to the cards under the Museum when it is destroyed?
        Do I get my Museum cards back when the Warlord burns it down?
        The Warlord blew up my Museum with cards under it. Do they return to my hand?
        Are stored cards lost when the Museum is razed?
ruling-museum-look = Most players let the Museum's owner look at the cards under it at any time, and let the others ask how many there are.
    .asked =
        May I look at the cards under my Museum?
        Are the cards in the Museum secret?
        I forgot what I put under my Museum. May I check?
        May my opponents ask how many are tucked under my Museum?

## necropolis

ruling-unpaid-still-a-build = The Framework and the Necropolis replace only the payment. It is still a build: you do it after gathering, it counts toward the limit, it is taxed, and it may not be a duplicate. Only cards that say so don't count toward the limit.
    .asked =
        Does a district built with the Framework or a free Necropolis count as my build for the turn?
        May I build one more district if I sacrificed one instead of paying?
        Is the tax due for a district built for free with the Framework?
        I sacrificed the Framework for a district. Have I used my build for this turn?
ruling-necropolis-any = You may destroy any one of your own districts for the Necropolis, even a Temple of cost 1. It goes under the deck, and you pay no gold.
    .asked =
        May I sacrifice a cheap district for the Necropolis?
        Which district can be destroyed to build the Necropolis?
        I would like to give up my Tavern for the Necropolis. Does it have to cost as much?
        What do I give up to get the Necropolis for free, and where does it go?

## observatory

ruling-observatory-keeps-one = With the Observatory you look at all three cards, keep one and put the other two under the deck.
    .asked =
        Do I keep two of the three cards with the Observatory?
        Where do the cards not chosen with the Observatory go?
        I own the Observatory: how many of the three stay in my hand?
        My friend keeps two of the three from his Observatory. Right?

## park

ruling-park-empty-hand = The Park checks your hand when your turn ends: with no cards left you draw two, even in the turn you built it.
    .asked =
        Does the Park give cards in the same turn I built it?
        When does the Park draw its two cards?
        I played my last card: does the Park help?
        I built the Park as my last card. Two new cards at once?
ruling-park-witch = If the Witch never resumes, her Park does nothing; if she does, it works when her resumed turn ends. A bewitched player's Park does not work this turn.
    .asked =
        Does the Park work for a Witch who does not resume her turn?
        Does a bewitched player with an empty hand draw from the Park?
        I am the Witch, hold no cards, and nobody has my target. Does my Park refill me?
        I am under a spell with no cards in hand and own the Park. Anything for me?

## poor-house

ruling-poor-house-empty = The Poor House checks your gold when your turn ends: with none left you take 1, even in the turn you built it.
    .asked =
        Does the Poor House pay in the same turn I spent my last coin on it?
        When do I get the coin of the Poor House?
        I spent everything on the Poor House itself. Do I get a gold now?
        I am broke at the end of my turn and own the Poor House. How much?
ruling-poor-house-witch = If the Witch never resumes, her Poor House does nothing; if she does, it works when her resumed turn ends. A bewitched player's Poor House does not work this turn.
    .asked =
        Does the Poor House pay a Witch who does not resume her turn?
        Does a bewitched player without gold get the coin of the Poor House?
        I am the Witch, broke, and my target is not in the round. Does my Poor House pay?
        I am hexed and have no coins: does my Poor House help?
ruling-poor-house-alchemist = An Alchemist who has spent everything first takes the Poor House's coin, and only then gets back what he paid for building.
    .asked =
        Does the Alchemist get the Poor House coin and his gold back?
        Which comes first, the Poor House or the Alchemist's refund?
        I am the Alchemist, spent everything and own the Poor House. Do I get both?
        Is the Alchemist broke for the Poor House although his money returns?

## quarry

ruling-quarry-any-number = The Quarry allows any number of duplicates, of as many different districts as you like.
    .asked =
        May I build three identical districts with the Quarry?
        How many duplicates does the Quarry allow?
        I own the Quarry: two Taverns, three Temples, is all that fine?
        Is the Quarry good for one extra copy only?
ruling-quarry-not-taken = The Quarry helps only with building. You still cannot confiscate, exchange for or seize a district that you already have, as the Magistrate, the Diplomat or the Marshal.
    .asked =
        With the Quarry, can I seize or swap in a district I already have?
        Does the Quarry let the Magistrate confiscate a duplicate?
        I own the Quarry and am the Marshal: may I capture a Market although I have one?
        Diplomat with a Quarry: can he trade for a twin?
ruling-duplicates-score = Every copy of a duplicate district scores in full and counts for its type: the books take nothing away.
    .asked =
        Do duplicate districts score full points?
        If the Quarry is destroyed, do my duplicates still count?
        I have three Taverns thanks to the Quarry. Points for all of them?
        The Warlord burned my Quarry. Must I give up the twin districts?

## school-of-magic

ruling-school-income = The School of Magic counts as the type your character collects for: noble for the King, military for the Warlord, and so on. So you get one more gold or card.
    .asked =
        Do I get income for the School of Magic?
        What color is the School of Magic when I collect?
        Does the School of Magic pay the King, the Bishop or the Merchant?
        I am the Warlord with the School of Magic: one more coin?
ruling-school-abbot = For the School of Magic the Abbot takes one coin or one card, as for any religious district.
    .asked =
        Does the Abbot get both a coin and a card for the School of Magic?
        I am the Abbot and own the School of Magic: coin, card, or both?
        Does the School of Magic count double for the Abbot?
        What does the School of Magic bring the Abbot?
ruling-school-at-the-end = At the end of the game the School of Magic is a unique (purple) district, as when it was built: its card mentions only income.
    .asked =
        Can the School of Magic be my missing type at the end of the game?
        Does the School of Magic count for the bonus for all five colors?
        I have no red district but the School of Magic. Do I get the points for every color?
        Rainbow bonus: can the School of Magic stand in for the type I am missing?
ruling-school-capitol = At the end the School of Magic is only unique, because you choose its type only for income. As a unique district it counts for the Capitol and the Wishing Well, and it costs you the Ivory Tower's points.
    .asked =
        May the School of Magic be the third noble district for the Capitol?
        Does the Wishing Well count the School of Magic?
        I have two green districts and the School of Magic. Does the Capitol pay?
        Does the School of Magic ruin my Ivory Tower?

## secret-vault

ruling-vault-is-a-card = Until the end the Secret Vault is an ordinary card in hand: players can swap it, take it, give it away, discard it or pay with it, and the Spy counts it as unique.
    .asked =
        Can somebody take the Secret Vault out of my hand?
        May I discard the Secret Vault or swap it with the Magician?
        Does the Spy count the Secret Vault?
        The Magician took my hand with the Secret Vault in it. Is it his now?
        Can I pay for the Thieves' Den with the Secret Vault?
ruling-vault-map-room = Showing the Secret Vault gives 3 points, and the Map Room gives 1 more: it is still a card in hand.
    .asked =
        Does the Map Room count the Secret Vault as well?
        I hold the Secret Vault and own the Map Room: 3 or 4 points?
        Is the Secret Vault still a card in hand after I show it at the end?
        Secret Vault and Map Room together: do they add up?
ruling-vault-museum = Under the Museum the Secret Vault scores 1 like any card there. For its 3 points it must be in your hand.
    .asked =
        Does the Secret Vault score 3 under the Museum?
        I tucked the Secret Vault under the Museum. How many points?
        Should I keep the Secret Vault in hand or store it in the Museum?
        May I pull the Secret Vault out of the Museum at the end?
ruling-vault-not-in-city = The Secret Vault cannot be built, so it is never in the city: it does not count as the unique type among the five, the Wishing Well does not count it, and the Ivory Tower still scores.
    .asked =
        Does the Secret Vault count as a unique district at the end?
        Does the Secret Vault in hand spoil the Ivory Tower?
        Does the Secret Vault help toward all five types?
        I have no purple building but hold the Secret Vault. Do I get the bonus for every color?

## smithy

ruling-smithy-keeps-three = You keep all three cards from the Smithy. It works once in your turn, for 2 gold, at any moment.
    .asked =
        Do I keep all three cards from the Smithy?
        How often may I pay for cards at the Smithy?
        I own the Smithy: do I choose one of the three or take them all?
        Can I pay at the Smithy twice for six cards?

## stables

ruling-stables-extra = You may build the Stables on top of your limit, before or after another district. Otherwise they are like any district: you build them after gathering, for 2 gold, and pay the tax.
    .asked =
        May I build the Stables and another district in the same turn?
        Do the Stables count toward the building limit?
        I put up the Stables. May I still build something else this turn?
        Are the Stables a free extra build?
ruling-stables-confiscated = Even if the Stables are confiscated, they do not use up a build, so the Magistrate's target may still build another district.
    .asked =
        The Magistrate took my Stables: may I still build?
        I have the signed warrant and my Stables were confiscated. Is my build used up?
        I am the Magistrate and grabbed the Stables: may my target put up one more?

## statue

ruling-statue-last-crown = For the Statue you must have the crown when the last round is over, because points are counted after it. So rank 4 can still take the crown or give it away in that round.
    .asked =
        Who must have the crown for the Statue to score?
        Does the Statue score if the Emperor gives me the crown in the last round?
        The King takes the crown in the last round: are my 5 points gone?
        I own the Statue and had the crown all game, but lost it at the very end. Any points?
ruling-statue-killed-rank-four = A killed rank 4 moves the crown at the end of the round, and points, including the Statue's, are counted after that. A killed King or Patrician takes it, a killed Emperor gives it to someone else.
    .asked =
        The King was killed in the last round: does he still score the Statue?
        Who gets the Statue's 5 points if rank 4 was assassinated?
        I own the Statue and I am the King, assassinated in the final round. Do I get 5 points?
        Somebody killed the Emperor in the final round and I hold the crown and the Statue. Can I still lose it?

## theater

ruling-theater-blind = With the Theater you choose a player without seeing any card. After the swap both players may look at their new character, but they show it only when it is called.
    .asked =
        May I look at the other player's character before swapping with the Theater?
        Do we look at our new characters after the Theater?
        I own the Theater: do I see what I get before I decide?
        Someone swapped my role with the Theater. May I look at what I have now?
ruling-theater-two-three = With 2 or 3 players the Theater's owner chooses which of their two characters to give, and takes one of the other player's two without looking.
    .asked =
        With two characters each, do I choose which one the Theater gives away?
        There are two of us and I own the Theater: which of my two roles do I hand over?
        Theater with three players: do I see the opponent's two roles before I take one?
ruling-theater-rank-four = After a Theater swap, each card's new player takes its turn, and with rank 4 takes the crown or gives it away: the swap comes before any call.
    .asked =
        The King was swapped away with the Theater: who gets the crown?
        Whose turn is it after a Theater swap?
        My King was traded away by the Theater's owner. Do I still get crowned?
        I got the King through the Theater: do I play as the King now?

## thieves-den

ruling-den-cards = Cards paid for the Thieves' Den go face down under the deck, like every discard. Any card is worth 1 gold. You cannot pay with the Den itself, because that is the card you build.
    .asked =
        Where do the cards paid for the Thieves' Den go?
        Is an expensive card worth more when I pay for the Thieves' Den?
        How many cards and coins make up the Thieves' Den's cost?
        I want to pay for the Thieves' Den with four cards and two coins. Is that fine?
ruling-den-confiscated = If the Thieves' Den is confiscated, the Magistrate's target gets back only the coins. The cards paid are gone.
    .asked =
        The Magistrate confiscates the Thieves' Den: do I get my cards back?
        I paid the Thieves' Den half in cards, half in coins, and had the signed warrant. What returns to me?
        Do discarded cards come back when my Thieves' Den is grabbed?
ruling-den-cards-only = The Magistrate cannot confiscate a Thieves' Den paid for with cards alone: no gold was paid, as with the Framework and the Necropolis. He can take the next district his target pays for this turn.
    .asked =
        Can the Magistrate confiscate a Thieves' Den paid with cards only?
        I paid six cards and no coin for the Thieves' Den with the signed warrant on me. Is it safe?
        I am the Magistrate: my target built the Thieves' Den without a single coin. May I flip the warrant?

## wishing-well

ruling-well-itself = The Wishing Well is a unique district too, so it gives a point for itself. In the classic box it counts only the others.
    .asked =
        Does the Wishing Well count itself?
        How many points does the Wishing Well give?
        I have the Wishing Well and three other purple districts: 3 or 4 points?
        Is the Wishing Well worth anything extra on its own?
