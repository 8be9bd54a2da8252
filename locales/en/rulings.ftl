### Rulings, one message each, grouped as in data/rulings. The id is ruling-<id>.

## setup

ruling-tokens-in-rank-order = Lay this game's character tokens in rank order in the middle of the table: they show which characters are in play.
    .asked =
        What are the character tokens for?
        Where do the tokens go?
ruling-deck-of-sixty-eight = The 54 basic districts and this game's 14 unique ones are shuffled together: 68 cards. Everyone is dealt four.
    .asked =
        How many district cards does everyone start with?
        How many cards are in the district deck?
        Do all the purple districts go in?
ruling-two-gold-each = Everyone takes 2 gold from the bank. Gold belongs to the player, never to one of the characters.
    .asked =
        How much gold does everyone start with?
        How many coins do we get at the beginning?
        Does money belong to the player or to the character?
ruling-oldest-takes-crown = The oldest player: he or she takes the crown and the character cards, and so chooses first.
    .asked =
        Who goes first?
        Who gets the crown at the start?
        Who is the starting player?

## selection

ruling-face-up-then-face-down = The face-down card stays unseen; only the last of 7 players (of 8 with nine characters) picks it up. It is laid after the face-up ones, and all of them are out for the round.
    .asked =
        May anyone look at the face-down character?
        Which is laid out first, the face-up or the face-down characters?
        Are the discarded characters out of the round?
ruling-rank-four-reshuffled = Shuffle the King, or whoever has rank 4, back in and turn up another card. He may be the face-down one.
    .asked =
        Can a rank 4 card lie face up?
        What if the King turns up among the discarded characters?
        Can the King be discarded?
ruling-table-of-eight = With eight characters: 2 for 4 players, 1 for 5, none for 6 or 7. One more always goes face down.
    .asked =
        How many characters are laid face up with 4, 5, 6 or 7 players?
        How many character cards do we discard at the start of a round?
        How many cards are removed with five players?
ruling-choose-and-pass-left = You look through everything handed to you, keep one in secret and pass the rest to the left. With eight characters and 4 to 6 players, the last one has two to choose from and puts the other face down in the middle.
    .asked =
        May I see all the characters before I choose one?
        Which way are the character cards passed?
        What happens to the last character nobody takes?
ruling-last-of-seven = With 7 players and eight characters he gets a single card, picks up the face-down one from the start of the round as well, keeps one and puts the other face down.
    .asked =
        What does the last of seven players choose from?
        Seven players: who takes the face-down card?

## calling

ruling-crowned-player-calls = Whoever has the crown.
    .asked =
        Who calls the characters?
        Who reads out the ranks?
ruling-ascending-rank = Characters are called from rank 1 upward. Whoever has the called one turns it face up and takes a turn.
    .asked =
        Do we take turns clockwise?
        In what order do the characters play?
        When do I reveal my character?
ruling-nobody-answers = Call the next rank. After the last rank all character cards are collected and a new round begins.
    .asked =
        What if nobody answers the call?
        What happens when a called character is not there?
        When does the round end?

## gathering

ruling-gather-must = Every turn you take either 2 gold, or 2 district cards of which you keep one.
    .asked =
        May I skip gathering resources?
        Gold or cards: what do I get in a turn?
        Can I take gold and cards in the same turn?
ruling-look-at-both = You look at both, keep the one you want and put the other under the deck.
    .asked =
        May I look at both drawn cards before I keep one?
        Where does the card I don't keep go?
        How many cards do I keep?
ruling-deck-runs-out = Draw what there is, most tables say. No book answers it: discarded and destroyed districts go back under the deck, so it hardly ever empties.
    .asked =
        What if the district deck runs out?
        No more cards to draw: what now?
        Is there a discard pile to reshuffle?

## building

ruling-build-may = After gathering you may build one district from your hand and pay its cost to the bank. You can also leave it.
    .asked =
        Do I have to build?
        How many districts may I build in a turn?
        Can I build before I take gold or cards?
ruling-no-two-alike = One district of each name per city. The exceptions: a Quarry in your city, always, and the Wizard, in his turn.
    .asked =
        Can I build a second district with the same name?
        Two identical districts in one city?
        May I have two Taverns?
ruling-build-after-gathering = Building always waits until you have gathered, the Wizard's immediate one too: the book lets you build only after that action.
    .asked =
        Can the Wizard build before gathering?
        Can I build first and take gold afterwards?

## abilities

ruling-once-a-turn = Once in your turn: at the moment its text names, or at any moment if it names none. You may also leave it unused.
    .asked =
        Can I use the same ability twice in a turn?
        When may I use my character's power?
        Must I use the ability?
ruling-ability-parts = Crown, income and special power are separate parts: each once, each at its own moment, in any order. The Warlord may destroy first and collect his gold later.
    .asked =
        May I use the parts of an ability at different moments?
        Can I destroy first and take my income later?
        In what order do income and special power come?
ruling-ability-between-builds = Anything without a moment of its own may come between two builds, for “any moment” leaves none out.
    .asked =
        May I use an ability or collect income between two builds?
        Can the Architect build, use the Laboratory, then build again?
ruling-ability-before-gathering = Abilities and unique districts that name no moment work before gathering too. Only building has to wait.
    .asked =
        May I use my ability before gathering?
        Can I collect income first, at the very start of my turn?
        What may I do before I take gold or cards?
ruling-income-colour = The color behind the rank number: that is the type of district which pays this character.
    .asked =
        Which districts give my character income?
        What does the colour behind the rank number mean?
ruling-income-once = All income comes once, at one moment you choose. A district built after that pays nothing this turn.
    .asked =
        May I collect income twice, before and after building?
        Does a district pay in the turn I build it?
        Should I take my income before or after I build?

## unique-effects

ruling-optional-unless-must = Only if its text says “must” or “cannot”. Otherwise you may leave it.
    .asked =
        Do I have to use a unique district's effect?
        Are purple card effects optional?
ruling-once-per-turn-own-turn = “Once per turn” means once in your own turn.
    .asked =
        May I use the Laboratory, the Smithy or the Museum in another player's turn?
        What does “once per turn” mean?

## card-text

ruling-rulebook-beats-card = The rulebook: the card has only a short form.
    .asked =
        The card and the rulebook disagree: which is right?
        The text on the card says something else, what do we follow?

## open-information

ruling-counts-are-open = The number of coins and of district cards is open: anyone may ask at any time. Which cards they are stays secret.
    .asked =
        Must I say how much gold and how many cards I have?
        Can I hide my money?
        May I ask how many cards someone holds?
ruling-bank-never-empty = Use something else for coins if the bank is empty. A hand of cards has no limit either.
    .asked =
        Can the gold run out?
        Is there a hand limit?
        The bank has no coins left: what now?
ruling-deals-bind-nobody = No book says so, and tables do not allow it: gold and cards move only through abilities. Talk, threats and promises are free, and bind nobody.
    .asked =
        May I give or lend gold or cards to another player?
        Are deals and bribes between players allowed?
        Do I have to keep a promise?
        May I say which character I have, or lie about it?

## end

ruling-seventh-district-last-round = With the round in which someone first completes a city: seven districts, or eight with 2 or 3 players.
    .asked =
        When does the game end?
        How many districts finish a city?
        How many buildings do we play to?
ruling-last-round-played-out = The round is played to its end: whoever has not been called yet takes a normal turn and may still build and destroy.
    .asked =
        Someone has completed a city: do the others still get their turns?
        Does the game stop at once when a city is full?
        Can I still build after another player finished the city?
ruling-more-than-seven = All of them score, the ones past the seventh too. “Completed” means at least seven, or at least eight with 2 or 3 players.
    .asked =
        May a city have more than seven districts?
        Do the eighth and ninth district score?
        Can I keep building in a completed city?
ruling-complete-after-effect = A city is counted once an effect is over, never halfway: in an exchange the district given away leaves as the new one arrives. The book speaks of what is built in the city.
    .asked =
        Does a city count as completed in the middle of an exchange?
        When do we check whether a city is complete?
ruling-first-completer-shrinks = The 4 points are for having completed first, even if as the Diplomat he gives his Monument away afterwards.
    .asked =
        Does the first to complete a city lose the 4 points if the city shrinks later?
        I completed first as the Diplomat and swapped my Monument away: do I keep the bonus?

## scoring

ruling-score-costs = Every district scores its cost.
    .asked =
        How many points is a district worth?
        How are points counted?
        Does the most expensive city win?
ruling-score-five-types = 3 points for at least one district of each of the five types.
    .asked =
        What do I get for five colours?
        How many points for all five district types?
        Is there a bonus for one of each color?
ruling-score-first = 4 points for whoever completes a city first: 4 in all, not 4 and 2.
    .asked =
        How many points for the first completed city?
        Does the first player to finish get 4 points or 6?
ruling-score-others = 2 points for each other completed city, also one completed later in the same last round.
    .asked =
        What do the other completed cities score?
        Two players finish in the same round: what does each get?
        What if I complete my city second?
ruling-score-uniques = Add the points of the unique districts last.
    .asked =
        When do the unique districts' extra points count?
        Do purple districts give bonus points?
ruling-printed-cost = What was really paid does not matter: the book counts the cost of the district. A beautified one scores 1 more.
    .asked =
        Does a district I got cheaper or free still score its full cost?
        I built for less with the Factory: how many points?
        Built through the Framework or the Necropolis: what is it worth?

## ties

ruling-tie-highest-rank = Of the tied players the one who revealed the highest rank in the last round wins; with two characters the higher one counts.
    .asked =
        How is a tie broken?
        Same number of points: who wins?
        Is there a tiebreaker?
ruling-tie-killed = A character killed in the last round was never revealed, so it counts as rank 0: the English book asks for the revealed rank.
    .asked =
        Does a killed character's rank count in a tie?
        I was murdered in the last round and we are tied: what rank am I?
ruling-tie-killed-rank-four = A killed King, Emperor or Patrician is shown at the end of the round all the same, so in a tie it counts as rank 4.
    .asked =
        Does a murdered King count as rank 4 in a tie?
ruling-tie-witch-rank = Rank 1: that is the card she revealed, whoever's turn she went on with.
    .asked =
        Which rank does the Witch have in a tie?
        Does the Witch count as the character she bewitched when points are equal?

## two-players

ruling-two-characters-each = Two each, so two turns a round. But only one city, one hand and one stash of gold.
    .asked =
        How many characters does each of two or three players have?
        How many turns do I get in a round with two players?
        Do I have two cities?
ruling-cards-either-turn = Your hand and your gold serve both of your characters.
    .asked =
        May I build with my second character a card that the first one drew?
        Two characters: is the hand shared?
ruling-ability-own-turn = An ability works only in its own character's turn: the Architect's three builds are not for your Warlord.
    .asked =
        May I use one character's ability in my other character's turn?
        I have the Architect and the Warlord: can the Warlord build three districts?
ruling-two-players-order = One card goes face down unseen, and the crowned player keeps one. From then on the deck goes back and forth: keep one, put away one of your choice face down, until both have two.
    .asked =
        How do two players choose their characters?
        Two players: how does the draft work?
        Do I choose which card I discard?
ruling-two-players-eight = Eight, not seven.
    .asked =
        How many districts complete a city with 2 players?
        Two players: do we play to seven or eight?

## three-players

ruling-three-need-nine = Nine, ranks 1 to 9. The ninth is the Artist or the Tax Collector, for the Queen needs five players.
    .asked =
        How many characters do three players use?
        Which rank 9 character do we take with 3 players?
ruling-three-second-discard = One card goes face down and each player keeps one. Then the third player discards one of the five left at random; the other four go round again, and the last one left is discarded.
    .asked =
        How do three players choose their characters?
        Three players: how does the draft work?
ruling-one-stash-robbed = There is only one stash: whichever of the two characters is robbed, all the player's gold goes.
    .asked =
        With two characters each, does the Thief take all my gold?
        Do I lose everything if only one of my two characters is robbed?
ruling-three-players-eight = Eight, not seven.
    .asked =
        How many districts complete a city with 3 players?

## customizing

ruling-one-per-rank = One character of each rank from 1 to 8, and 14 different unique districts shuffled with the 54 basic ones.
    .asked =
        How do we build our own decks?
        Can two characters of the same rank be in the game?
        How many unique districts do we take?
ruling-varying-costs = Cheap and expensive ones together: the English book asks for varying costs. The Ukrainian one leaves this out.
    .asked =
        Which unique districts should we choose?
ruling-balanced-in-numbers = In the seven official lists the 14 unique districts cost 57 to 67 together (Secret Vault: 0); two to four cost 6, two to five cost 3 or less, three to nine score or help to complete the city.
    .asked =
        What is a balanced choice of unique districts?

## nine-characters

ruling-rank-nine-when = With 3 and with 8 players it is needed, in a first game and in the official lists too; with 4 to 7 you may. The Queen needs at least five players.
    .asked =
        When do we play with nine characters?
        Do we need a rank 9 character with eight players?
        From how many players may the Queen, the Artist or the Tax Collector be used?
ruling-table-of-nine = With nine characters: 3 for 4 players, 2 for 5, 1 for 6, none for 7 or 8. One more always goes face down. With 4 to 7 players the last one chooses from two.
    .asked =
        Nine characters: how many are laid face up with 4, 5, 6, 7 or 8 players?
        How many characters do we discard when the Queen or the Artist is in?
ruling-last-of-eight = The eighth gets a single card, takes the face-down one from the start of the round as well, keeps one of the two and puts the other away.
    .asked =
        What does the last of eight players choose from?
        Eight players: who takes the face-down card?

## which-box

ruling-editions-city-size = 2016: seven (eight with 2 or 3 players). Older boxes: eight; their short game goes to seven, in the French third edition also to six.
    .asked =
        Seven districts or eight: what is right for my box?
        Why do some people play to eight districts?
ruling-editions-missing-cards = The University (cost 6, worth 8) and the Bell Tower, which lets the game end at seven districts, are in the older boxes only. We read the Bell Tower so that bonuses and protection follow that number too.
    .asked =
        Which cards are only in the older boxes?
        Where are the University and the Bell Tower in the 2016 box?
ruling-editions-costs = 2016 against the classic box: Observatory 4 (was 5), Imperial Treasury 5 (4), Poor House 4 (5), Factory 5 (6); the Laboratory gives 2 gold (1). The French third edition is only partly known.
    .asked =
        Did the cost of a card change between the boxes?
        Why does my Observatory or Factory have another cost?
ruling-editions-keep = One in the 2016 box, two in the classic one.
    .asked =
        How many Keeps are in the box?

## solo

ruling-solo-start = You get 2 gold and 4 cards, Vova 4 gold and no cards. Base game only, nothing from The Dark City; the usual rules hold where nothing else is said.
    .asked =
        How do I set up a solo game against Vova?
        Can I play Citadels alone?
        Which cards does the solo game use?
ruling-solo-deal = Each round: one character face down for Vova, two shown and put aside, two for you to choose one from, one more shown; two stay closed.
    .asked =
        How are the characters dealt against Vova?
        How do I choose my character in the solo game?
ruling-solo-name-first = Before Vova's card is turned: the chance is 1 in 3. Then his card is turned up and both turns follow in the usual order of ranks.
    .asked =
        When do I name a target as the Assassin or the Thief in the solo game?
        When is Vova's character revealed?
ruling-solo-your-magician = You discard any number of cards, also none, and draw as many and 1 more.
    .asked =
        What does my Magician do against Vova?
ruling-solo-your-king = Next round you choose from three characters, and no further one is shown after that. You get gold for your noble districts as usual.
    .asked =
        What does my King do against Vova?
ruling-solo-vova-strikes = His power comes first. Assassin: you lose your turn. Thief: he takes all your gold, unless you are the Assassin. Magician: you discard your newest card.
    .asked =
        What do Vova's Assassin, Thief and Magician do?
        Does Vova steal my gold?
ruling-solo-vova-king = Next round you do not choose: one for Vova, two shown, one to you unchosen, two more shown, two stay closed. He gets 1 gold for each noble district.
    .asked =
        What does Vova's King do?
ruling-solo-vova-others = Bishop and Merchant: as usual. Architect: a second building phase. Warlord: your oldest district is destroyed, unless you are the Bishop, and he gets 1 gold for each military district.
    .asked =
        What do Vova's Bishop, Merchant, Architect and Warlord do?
        Which of my districts does Vova's Warlord destroy?
ruling-solo-vova-builds = Give him 1 gold and turn up the top district card. He builds it if he can pay and does not have that district yet; otherwise discard it.
    .asked =
        How does Vova build?
        What happens in Vova's building phase?
ruling-solo-vova-coins = 1 for each purple district he builds, since he cannot use its effect; and 1, once a turn, if his city did not grow.
    .asked =
        When does Vova get extra gold?
        What does Vova get if he builds nothing?
ruling-solo-win = Only if you complete your city first and also have more points than he has. The game ends as usual, at eight districts.
    .asked =
        How do I beat Vova?
        When does the solo game end?
ruling-solo-assassins = Your Assassin has to guess; his always hits, because the rules name no target.
    .asked =
        Does Vova's Assassin have to guess too?
ruling-solo-warlord = His attack is free, but the usual limits hold, because the usual rules do: a completed city is safe, and a Keep is skipped for the next oldest district.
    .asked =
        Does Vova's Warlord have to pay?
        Can Vova's Warlord destroy my Keep or a completed city?
ruling-solo-purple = In play none works for him, neither Keep nor Great Wall. At the end his city scores as usual: the Dragon Gate is worth 8, the Haunted City takes the best color.
    .asked =
        Do purple districts work for Vova?
ruling-solo-heir = Only the gold is lost: at a bigger table, too, a killed King still gets the crown.
    .asked =
        Does a King who loses his turn to the Assassin still change the next choice of characters?
ruling-solo-architect = He has two building phases, each with its coin, and one coin of comfort for both if nothing was built. The rules give him nothing else.
    .asked =
        Does Vova's Architect draw cards?
ruling-solo-equal = You lose: the rules ask for more points, and for your city to be complete first.
    .asked =
        Do I win with as many points as Vova?
ruling-solo-letters = The Thief and the Magician, as their ranks show: the Russian text has Latin letters by mistake.
    .asked =
        Who are “Bop” and “Mar” in the solo rules?
ruling-solo-base = Only the base game is used, so there is no Quarry.
    .asked =
        Can Vova have two identical districts?
ruling-solo-discard = Under the deck, as discarded district cards do in the usual rules.
    .asked =
        Where does a card go that Vova does not build?
ruling-solo-newest = The one you lay last: the rules advise to lay cards in a row and leave the order to you.
    .asked =
        I drew several cards at once: which is the newest?

## errata

ruling-gems-mean-nothing = Only in which version a card first appeared. They mean nothing in play.
    .asked =
        What do the gems on the cards mean?
        What is the little stone on a character for?
ruling-gems-in-the-lists = In the Ukrainian book's lists the hexagon got lost, so one sign marks both original and new cards. The origins given here come from the cards.
    .asked =
        Why do the book's lists mark original and new cards with the same sign?
ruling-seventh-not-own = A misprint for “seventh”: the chapter on the end of the game has it right.
    .asked =
        The Ukrainian book's introduction ends the game when someone builds “their” district: is that so?
ruling-first-game-token-count = With 3 or 8 players it is nine, as the note beside the list says; the set-up steps speak only of eight.
    .asked =
        Does a first game with 3 or 8 players use eight characters?
ruling-list-footnotes = Two different notes: no Emperor with 2 players, no Queen with 3 or 4. The Ukrainian book marks both with the same dagger.
    .asked =
        What does the dagger beside Emperor and Queen in the lists mean?
ruling-tie-revealed-not-chosen = The Ukrainian book says “chose”, the English one “revealed”. We follow the English text, the original; the difference matters only for a killed character.
    .asked =
        In a tie, does the chosen or the revealed character count?
ruling-tie-classic = Classic box: most points from districts without bonuses (Dragon Gate as 6, the sum of costs), then most gold. French third edition: no rule, so the tied players share the win.
    .asked =
        How did the older boxes break a tie?
ruling-editions-dragon-gate = It comes to the same: 2016 says cost 6 and 2 points more, the older boxes say worth 8.
    .asked =
        Is the Dragon Gate worth 8 points in every box?
ruling-editions-others-bonus = In 2016 and in the classic box, whoever has completed a city; in the French third edition, whoever has eight districts at the end.
    .asked =
        Who gets the 2 points for a completed city in the different boxes?

## assassin

ruling-assassin-names = The Assassin names another character. The player who has it stays hidden when it is called and loses the turn.

## magistrate

ruling-three-warrants = The three warrants go face down to three different characters. Only the signed one bites.
ruling-magistrate-own-rank = Nothing forbids the Magistrate to lay a warrant on his own character. It does nothing there but keep the others guessing.
ruling-confiscates-paid = When the signed target pays for a district, the Magistrate may reveal the warrant and build that district in his own city for free. The English book says “pays”, which fits the Framework and the Necropolis.
ruling-confiscated-counts = The confiscated district never enters the target's city, yet it uses up one of his buildings for the turn.
ruling-confiscated-gold-back = The target takes back the gold paid for the confiscated district.
ruling-confiscates-first-only = Only the first district the target pays for in the turn can be confiscated.
ruling-confiscates-first-of-several = Of the districts the Magistrate's target builds in one turn only the first one paid for can be taken.
ruling-magistrate-no-duplicate = The Magistrate cannot confiscate a district that already stands in his city.
ruling-cardinal-confiscated = If the Cardinal takes gold from another player for a district and that district is confiscated, all of its gold goes back to the Cardinal; the cards given for it stay given, since only gold is returned.
ruling-alchemist-confiscated = If the Alchemist's district is confiscated, the gold comes back at once and not a second time at the end of the turn: it is no longer paid.

## witch

ruling-witch-gathers-then-names = The Witch first gathers, then must name a character, and there her turn is put on hold.
ruling-witch-on-hold = On hold is not ended: what happens at the end of a turn waits until the Witch has resumed, for her Park and her Poor House give nothing if she does not.
ruling-witch-waits = Before she resumes, the Witch builds nothing and uses no unique district, save what works while gathering.
ruling-witch-before-resuming = Before the Witch resumes, of her unique districts only the Gold Mine, the Library and the Observatory work.
ruling-bewitched-gathers-and-stops = The bewitched player gathers and that ends the turn: no building, no ability, no unique district save what works while gathering.
ruling-bewitched-no-extras = The bewitched player does not take what the character adds: the bewitched Merchant gets no extra coin.
ruling-bewitched-gathering-districts = Of the bewitched player's unique districts only the Gold Mine, the Library and the Observatory work.
ruling-witch-lab-smithy = A bewitched player cannot use the Laboratory, the Museum or the Smithy: only what works while gathering is left to him.
ruling-witch-resumes = When the bewitched player has gathered, the Witch resumes her turn as that character, with all of its abilities, income included, save the crown of the King and the Patrician.
ruling-witch-takes-protection = Lasting abilities come over to the Witch: if she has bewitched the Bishop, rank 8 cannot touch her city.
ruling-witch-takes-limit = If the Witch has bewitched the Architect, she takes the two extra cards and may build up to three districts.
ruling-witch-takes-ban = Bans come over to the Witch: if she has bewitched the Navigator, she builds nothing.
ruling-witch-own-means = The Witch plays with her own hand, her own gold and her own city, and collects for her own districts.
ruling-witch-own-school = When the Witch collects a bewitched character's income, the School of Magic counts only if it stands in her own city, since income comes from her own districts.
ruling-witch-not-their-uniques = The Witch never uses the unique districts of the bewitched player.
ruling-witch-blackmailer = If the Witch has bewitched the Blackmailer, she places the threats, takes the bribes and decides whether to reveal.
ruling-witch-king = The bewitched King still gets the crown himself; the Witch gets only the income.
ruling-witch-patrician = The bewitched Patrician still gets the crown himself; the Witch gets only the cards for noble districts.
ruling-witch-emperor = If the Witch has bewitched the Emperor, it is she who gives the crown away and takes the payment.
ruling-witch-nobody = If nobody has the bewitched character, the Witch does not resume: the rest of her turn is lost.
ruling-witch-tax-collector = If the Witch has bewitched the Tax Collector, she takes the coins on the token: she resumes with all of his abilities.

## blackmailer

ruling-two-threats = The two threats go face down to two different characters. Both are threatened, but only the one with the lace is in real danger.
ruling-threat-settled-when = The threat is settled in the threatened player's turn, right after gathering.
ruling-bribe-half = The bribe is half the player's gold, rounded down; the marker then comes off unseen.
ruling-bribe-zero = With a single coin the bribe is zero, and it is still a bribe.
ruling-bribe-refused = Without a bribe the Blackmailer may turn the marker over. If it is the lace, he takes all the gold.
ruling-threat-first = Until the Blackmailer's threat is settled the threatened player uses no ability, builds nothing and uses no unique district, save what works while gathering.
ruling-threat-before-settling = Until the Blackmailer's threat is settled, of the threatened player's unique districts only the Gold Mine, the Library and the Observatory work.
ruling-threatened-lab-smithy = The Laboratory, the Museum and the Smithy cannot be used before the Blackmailer's threat is settled: they do not work while gathering.
ruling-blackmailer-not-killed = The Blackmailer cannot threaten the killed character.
ruling-blackmailer-not-bewitched = The Blackmailer cannot threaten the bewitched character.
ruling-blackmailer-not-rank-one = The Blackmailer cannot threaten a rank 1 character.
ruling-warrant-and-threat = The Blackmailer may threaten a character that has a warrant.

## spy

ruling-spy-matches = The Spy picks another player and a district type, looks at that hand and for each card of the type takes 1 gold from the player and 1 card from the deck.
ruling-spy-too-little-gold = If the chosen player has less gold than there are matches, the Spy takes what is there and still draws a card for every match.

## thief

ruling-thief-before-gathering = The robbed player hands over all gold at the moment of revealing the character, before gathering anything.
ruling-thief-takes-all = The Thief takes all the gold of the named character's player when that character is revealed.
ruling-thief-not-killed = The Thief cannot rob the killed character.
ruling-thief-not-bewitched = The Thief cannot rob the bewitched character.
ruling-thief-not-rank-one = The Thief cannot name a rank 1 character.
ruling-witch-and-hers-safe = Neither the Witch, who is rank 1, nor the character she has bewitched can be robbed or threatened.

## magician

ruling-magician-one-of-two = In one turn the Magician either swaps hands with a player or exchanges cards with the deck, never both.
ruling-magician-swap = The Magician swaps whole hands, and may do so with an empty hand too: then he simply takes the other's cards.
ruling-magician-exchange = To exchange with the deck, the Magician first puts any number of cards under it, then draws as many.

## seer

ruling-seer-one-from-each = The Seer takes one card at random from the hand of each other player, then gives one card back to each of them. “At random” is from the English book.
ruling-seer-empty-hand = From an empty hand the Seer takes nothing, and gives nothing back to that player.
ruling-seer-any-card-back = Any card may be given back to anyone who is owed one: theirs, another's, or one of the Seer's own.
ruling-seer-builds-two = The Seer may build two districts in the turn.

## wizard

ruling-wizard-takes-one = The Wizard looks at another player's hand and takes one card from it.
ruling-wizard-builds-at-once = Instead of keeping the card he takes, the Wizard may build it at once for its full cost; it does not use up the turn's building.
ruling-wizard-duplicates = In his turn the Wizard may build districts that already stand in his city.

## emperor

ruling-emperor-not-with-two = With 2 players the character deck holds ranks 1 to 8, and never the Emperor.
ruling-list-emperor-substitute = A list with the Emperor, played by 2: put in the King or the Patrician.
ruling-emperor-income = The Emperor takes 1 gold for each noble district in his city.
ruling-emperor-crown = At some moment of the turn the Emperor must take the crown from its holder and give it to a different player, never to himself.
ruling-emperor-holds-crown = An Emperor who already holds the crown must still give it to another player: he may not keep it.
ruling-emperor-payment = The Emperor takes 1 gold or 1 random card from whoever receives the crown; the Emperor decides which.
ruling-emperor-nothing-to-take = If the receiver has neither gold nor cards, the Emperor gets nothing.
ruling-emperor-killed = A killed Emperor shows the card at the end of the round, takes the crown from its holder, gives it to a different player, not to himself, and takes nothing for it.
ruling-emperor-face-up = If the Emperor turns up among the face-up discards, another card replaces him and he is shuffled back.

## king

ruling-rank-four-never-face-up = A rank 4 character never lies among the face-up discards: shuffle it back into the character deck and turn up another card instead.
ruling-king-income = The King takes 1 gold for each noble district in his city.
ruling-king-crown = The King must take the crown at some moment of his turn. From then on he calls the characters and chooses first, until someone else gets the crown.
ruling-king-killed = A killed King loses the turn, shows the card at the end of the round and takes the crown as the heir.
ruling-king-face-up = If the King turns up among the face-up discards, another card replaces him and he is shuffled back.

## patrician

ruling-patrician-income = The Patrician draws 1 card for each noble district in his city.
ruling-patrician-crown = The Patrician must take the crown at some moment of his turn. He then calls and chooses first until someone else gets the crown.
ruling-patrician-killed = A killed Patrician shows the card at the end of the round and takes the crown as the heir.
ruling-patrician-face-up = If the Patrician turns up among the face-up discards, another card replaces him and he is shuffled back.

## abbot

ruling-abbot-mix = For each religious district the Abbot takes 1 gold or 1 card, in any mix.
ruling-abbot-declares = The Abbot says how many coins and how many cards before taking any.
ruling-abbot-richest = If the Abbot is not the richest, he may at any moment of the turn take 1 gold from the richest player, who cannot refuse. The Abbot may do without it.
ruling-abbot-tie-others = If several others are equally the richest, the Abbot chooses one of them.
ruling-abbot-tied-himself = If the Abbot himself is the richest, alone or tied, he takes no gold from anyone.

## bishop

ruling-income-before-or-after = The Bishop may collect before building, to pay with it, or after, so that the new district pays too. Any other income works the same way.
ruling-bishop-income = The Bishop takes 1 gold for each religious district in his city.
ruling-bishop-protection = For the whole round the rank 8 character cannot use its ability on the Bishop's city: nothing is destroyed, exchanged or seized there.
ruling-bishop-killed = A killed Bishop protects nothing: rank 8 may act on that city.
ruling-bishop-bewitched = If the Bishop is bewitched, the Witch's city is safe from rank 8 and the Bishop's is not.
ruling-bishop-two-characters = With 2 or 3 players the Bishop's protection lasts for the whole round, also in the player's other turn: the Bishop's text says “round”, and that is more exact than the general sentence about turns.

## cardinal

ruling-cardinal-income = The Cardinal draws 1 card for each religious district in his city.
ruling-cardinal-borrows = If gold is missing for a district, the Cardinal may take it from one other player, gives that player one card for each coin, and must then build.
ruling-cardinal-exactly = The other player cannot refuse, and the Cardinal takes exactly what is missing, no more and no less.

## alchemist

ruling-alchemist-refund = At the end of the turn the Alchemist takes back all the gold paid for building.
ruling-alchemist-smithy = The 2 gold the Alchemist pays for the Smithy's effect do not come back.
ruling-alchemist-tax = The coin the Alchemist pays to the Tax Collector does not come back.
ruling-alchemist-full-price = The Alchemist must have the full price in his stash when building.

## merchant

ruling-merchant-income = The Merchant takes 1 gold for each trade district in his city.
ruling-merchant-extra = The Merchant's extra coin comes whatever was gathered, gold or cards.

## trader

ruling-trader-income = The Trader takes 1 gold for each trade district in his city.
ruling-trader-any-number = The Trader may build any number of trade districts and one other. The English book says trade districts do not count toward the limit: with a limit of one it is the same.

## architect

ruling-cards-cross-turns = With 2 or 3 players, if one player has both the Architect and the Warlord, cards drawn in the Architect's turn may be built in the Warlord's.
ruling-limit-own-turn = With 2 or 3 players, if one player has both the Architect and the Warlord, the limit of three districts holds only in the Architect's turn, not in the Warlord's.
ruling-architect-cards = The Architect's two extra cards come whatever was gathered, and both are kept.
ruling-architect-three = The Architect may build up to three districts in the turn.

## navigator

ruling-navigator-four = The Navigator takes 4 gold or 4 cards whatever was gathered.
ruling-navigator-no-building = The Navigator builds nothing, not even what is outside the building limit.
ruling-navigator-stables = The Navigator cannot build the Stables either, although they are outside the building limit.

## scholar

ruling-scholar-seven = The Scholar looks at seven cards from the deck, keeps one and shuffles the other six back in.
ruling-scholar-builds-two = The Scholar may build two districts in the turn.
ruling-scholar-shuffles = Cards drawn and not kept go under the deck everywhere else; the Scholar shuffles his six into it.

## diplomat

ruling-diplomat-income = The Diplomat takes 1 gold for each military district in his city.
ruling-diplomat-swap = The Diplomat may exchange a district of his own for one of another player. If the one he takes costs more, he pays that player the difference.
ruling-diplomat-no-change = If the district the Diplomat takes is the cheaper one, nothing is paid back to him.
ruling-diplomat-not-completed = The Diplomat makes no exchange with a player whose city is completed.
ruling-diplomat-own-completed = The Diplomat may exchange even when his own city is completed.
ruling-diplomat-no-duplicate = The exchange may not bring into either city a district whose name already stands there.
ruling-diplomat-monument = If the Diplomat gives away or takes the Monument, both cities are counted anew at once, and an exchange can complete a city: what counts is what stands in it.

## marshal

ruling-marshal-income = The Marshal takes 1 gold for each military district in his city.
ruling-marshal-seizes = The Marshal may seize one district of cost 3 or less from another player and pays its cost to the owner.
ruling-marshal-not-completed = The Marshal can seize nothing from a completed city.
ruling-marshal-no-duplicate = The Marshal cannot seize a district that already stands in his city.
ruling-marshal-completes = The Marshal may complete his city by seizing a district, not only by building: the book asks what stands in the city.

## warlord

ruling-warlord-any-moment = The Warlord may destroy before collecting income and before building. A district of cost 2 costs 1 gold to destroy; its card goes under the deck.
ruling-warlord-income = The Warlord takes 1 gold for each military district in his city.
ruling-warlord-price = The Warlord may destroy one district in any city for 1 gold less than its cost; a district of cost 1 goes for nothing.
ruling-warlord-not-completed = The Warlord can destroy nothing in a completed city.
ruling-warlord-own = The Warlord may destroy a district of his own.
ruling-warlord-under-deck = The destroyed district goes under the district deck.
ruling-rank-eight-origins = The Ukrainian book marks the Warlord and the Diplomat differently from list to list. By the gems on the cards the Warlord is from the original game, the Diplomat from The Dark City.
ruling-destroy-under-deck = A destroyed district goes under the district deck, whatever destroyed it.

## artist

ruling-artist-coin = The Artist may beautify one or two of his own districts with a coin each, from his own gold.
ruling-artist-destroy = A district the Artist has beautified costs the Warlord 1 gold more to destroy.
ruling-artist-swap-seize = A district the Artist has beautified costs 1 gold more to exchange (Diplomat) or to seize (Marshal).
ruling-artist-coin-stays = When a district the Artist has beautified is exchanged or seized, the coin stays on it.
ruling-artist-point = A beautified district scores one point more.
ruling-artist-once = A district can be beautified only once.
ruling-artist-cost = The Ukrainian book raises the price and the points of a beautified district, the English one its cost, for good. We follow the English text: everything that looks at cost sees one more.
ruling-artist-basilica = The Artist's coin raises the cost for good, so odd becomes even and even becomes odd for the Basilica. A beautified Basilica costs 5 and counts itself.
ruling-artist-marshal-limit = A beautified district of cost 3 costs 4, so the Marshal cannot seize it.
ruling-coins-not-in-stash = Coins lying on districts are not in the stash: the Imperial Treasury does not count them, and the Poor House does not see them.

## queen

ruling-queen-from-five = The Queen may be used only with five or more players.
ruling-list-queen-substitute = A list with the Queen, played by 3 or 4: put in the Artist or the Tax Collector.
ruling-queen-next-to-four = The Queen takes 3 gold if she sits next to the player who revealed the rank 4 character.
ruling-queen-neighbour-killed = If the rank 4 neighbour was killed, the Queen takes her 3 gold at the end of the round, when that card is shown.

## tax-collector

ruling-tax-each-building = While the Tax Collector is one of tonight's characters, everyone who builds must put 1 gold on his token right after building.
ruling-tax-unpaid-building = The Tax Collector's tax is due even when the district was built without paying gold.
ruling-tax-several = Whoever builds several districts in a turn pays the Tax Collector's tax for each of them.
ruling-tax-no-gold = Whoever has no gold left after building pays no tax.
ruling-tax-not-himself = The Tax Collector himself pays no tax.
ruling-tax-taken = Once in his turn, at a moment of his choice, the Tax Collector may take all the coins from the token.
ruling-tax-not-in-play = The tax is paid even when nobody chose the Tax Collector or he was discarded. The coins stay on the token for a later round.
ruling-tax-killed = A killed Tax Collector takes nothing: the coins stay on the token, and the tax is paid as ever.
ruling-tax-three-players = With 3 players the Tax Collector's owner pays the tax in the turn of his other character.
ruling-tax-not-with-two = The English book taxes the Tax Collector's owner for the other character with 2 players too. That is a slip: with 2 players there is no rank 9.
ruling-tax-confiscated = For a confiscated district the Magistrate pays the tax, not his target.
ruling-tax-hexagon = The Tax Collector bears the hexagon of the new cards although he was already in The Dark City: he was reworked.

## armory

ruling-armory-not-completed = The Armory cannot destroy a district in a completed city.
ruling-own-completed-city = The Armory, the Framework and the Necropolis cannot destroy in their owner's completed city either: the sentence that protects completed cities is general, although it stands under the Armory. So there the Armory and the Framework cannot be used at all, and the Necropolis must be paid for.

## basilica

ruling-basilica-spelling = The Ukrainian book spells the Basilica in two ways, «Базилика» and «Базиліка». It is one card; «Базиліка» is the Ukrainian spelling and the more frequent one there.

## capitol

ruling-capitol-once = The Capitol scores its 3 points once, even if two types have three districts each.

## dragon-gate

ruling-dragon-gate-on-top = The Dragon Gate scores its 2 points on top of its cost of 6.

## framework

ruling-framework-magistrate = A district built through the Framework cannot be confiscated. The next one the Magistrate's target pays for this turn can.

## great-wall

ruling-wall-diplomat-own = The Great Wall raises the price of the district the Diplomat takes from its city, not of one that he gives away from his own.
ruling-wall-itself = The Great Wall makes any district of its city dearer for rank 8, the Wall itself included. Printings differ between “any” and “other”; we follow the newer “any”.
ruling-wall-marshal = With the Great Wall the Marshal may still seize a district of cost 3, but pays 4, the extra coin to the owner as well: the Wall raises the price, not the cost that the limit of 3 looks at.
ruling-wall-warlord-one = With the Great Wall even a district of cost 1 costs the Warlord 1 gold: nothing for the district, one for the Wall.

## haunted-quarter

ruling-haunted-missing-type = The Haunted Quarter may stand in for the missing type and so bring the 3 points for all five types.
ruling-haunted-no-longer-unique = Counted as another type, the Haunted Quarter is no longer unique.
ruling-haunted-capitol = The Haunted Quarter may be the third district of a type for the Capitol, since it counts as that type. One choice holds for the whole count, and the best one is taken.
ruling-haunted-well = Counted as another type, the Haunted Quarter is not counted by the Wishing Well: one point less.
ruling-haunted-last-round = Built in the last round, the Haunted Quarter still chooses a type: the 2016 card sets no such condition. On the older cards (Haunted City) it then stays purple.

## ivory-tower

ruling-tower-haunted = If the Haunted Quarter counts as another type and there is no third unique district, the Ivory Tower scores.

## keep

ruling-keep-rank-eight = The rank 8 character can neither destroy nor exchange nor seize the Keep.

## library

ruling-library-observatory = With both the Library and the Observatory you draw three cards and keep all three: one changes how many are drawn, the other how many are kept.

## monument

ruling-monument-two = The Monument is two districts toward completing the city and nothing more: it is one district of cost 4 and one unique district everywhere else.

## museum

ruling-museum-moves = When the Museum is exchanged or seized, the cards under it go with it.
ruling-museum-destroyed = When the Museum is destroyed, the cards under it go under the district deck.

## necropolis

ruling-necropolis-magistrate = A Necropolis built without gold cannot be confiscated. The next district the Magistrate's target pays for this turn can.

## park

ruling-park-witch = If the Witch does not resume her turn, her Park gives nothing.

## poor-house

ruling-poor-house-witch = If the Witch does not resume her turn, her Poor House gives nothing.
ruling-poor-house-alchemist = An Alchemist who has spent everything first gets the Poor House's coin, then the gold paid for building.

## quarry

ruling-quarry-any-number = With the Quarry you may build any number of duplicates.
ruling-quarry-magistrate = The Quarry does not let the Magistrate confiscate a district that already stands in his city.
ruling-quarry-diplomat = The Quarry does not let the Diplomat exchange for a district that already stands in his city.
ruling-quarry-marshal = The Quarry does not let the Marshal seize a district that already stands in his city.
ruling-duplicates-score = Duplicates each score in full and each count for their type: the books take nothing away from them.

## school-of-magic

ruling-school-as-military = The School of Magic may count as a military district when the Warlord collects.
ruling-school-abbot = For the School of Magic the Abbot takes one gold or one card, as for any religious district.
ruling-school-at-the-end = At the end of the game the School of Magic is a unique district: its choice of type is for income only.

## secret-vault

ruling-vault-map-room = The Secret Vault is still a card in hand: shown, it scores 3, and the Map Room counts it for 1 more.
ruling-vault-museum = A Secret Vault under the Museum scores 1 as any card there. Its 3 points need it in hand.
ruling-vault-not-in-city = The Secret Vault is never in the city, so it does not count as the unique type for the five types.
ruling-vault-well-tower = The Secret Vault is never in the city: the Wishing Well does not count it, and it does not spoil the Ivory Tower.
ruling-vault-is-a-card = Until the end the Secret Vault is an ordinary card in hand, for no book sets it apart: it can be swapped, taken, given or discarded, and the Spy counts it as unique.

## stables

ruling-stables-confiscated = If the Stables are confiscated, the Magistrate's target may still build another district.

## statue

ruling-statue-killed-rank-four = If rank 4 was killed in the last round, the crown moves at the end of the round; points are counted after that, and so is the Statue. A killed Emperor gives the crown to someone else.

## theater

ruling-theater-blind = The Theater's owner chooses whom to exchange characters with, without looking at anyone's card.
ruling-theater-may-look = After the Theater's exchange both may look at their new character but show it only when it is called.
ruling-theater-two-three = With 2 or 3 players the Theater's owner picks which of his two characters to give and takes one of the other player's two unseen.
ruling-theater-rank-four = After a Theater exchange the cards count as they lie, since the exchange comes before any call: whoever now reveals the rank 4 character takes or gives the crown, and each turn belongs to the player who holds its card.

## thieves-den

ruling-den-confiscated = If the Thieves' Den is confiscated, the Magistrate's target gets back only the coins paid for it, not the cards.

## wishing-well

ruling-well-itself = The Wishing Well counts itself. In the classic box it counts only the other purple districts.
