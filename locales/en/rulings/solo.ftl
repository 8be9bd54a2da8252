### The rulings of data/rulings/solo.toml, and the questions they answer: with yes, with no, or in another way.

ruling-solo-start = In the solo game you get 2 gold and 4 cards, Vova 4 gold and no cards. Use only the base game, nothing from The Dark City. Put your cards and your districts in a row in the order you get them. Everything else follows the usual rules.
    .asked =
        How do I set up a solo game against Vova?
        Which cards does the solo game use?
    .yes =
        Can I play Citadels alone?
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
    .yes =
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
    .no =
        Does Vova's Assassin have to guess too?
    .yes =
        Do I always lose my turn when Vova is the Assassin?
ruling-solo-warlord = Vova's Warlord destroys for free. The usual limits still apply: a completed city is safe, and a Keep is skipped for the next oldest district.
    .no =
        Does Vova's Warlord have to pay?
        Can Vova's Warlord destroy my Keep or a completed city?
ruling-solo-purple = During the game no purple district works for Vova, not even the Keep or the Great Wall. At the end his city scores as usual: the Dragon Gate is worth 8, the Haunted City takes the best color.
    .no =
        Do purple districts work for Vova?
        Does Vova's Great Wall or Keep protect him from my Warlord?
ruling-solo-heir = In the solo game a King killed by the Assassin still changes the next choice of characters; only the gold is lost. In the usual game, too, a killed King still gets the crown.
    .yes =
        Does a King who loses his turn to the Assassin still change the next choice of characters?
        I killed Vova's King: do I still lose my choice next round?
ruling-solo-architect = Vova's Architect draws no cards. He has two building phases with a coin for each, and only one consolation coin if he built nothing in both. The rules give him nothing else.
    .no =
        Does Vova's Architect draw cards?
    .asked =
        How often does Vova build as the Architect?
ruling-solo-equal = If you only tie with Vova, you lose: you need more points than he has, and your city must be complete first.
    .no =
        Do I win with as many points as Vova?
    .asked =
        Equal score against Vova: who wins?
ruling-solo-letters = "Bop" and "Mar" in the Russian solo rules are the Thief and the Magician, as their ranks show: the text uses Latin letters by mistake.
    .asked =
        Who are "Bop" and "Mar" in the solo rules?
ruling-solo-base = Vova never has two identical districts: you use only the base game, so there is no Quarry.
    .no =
        Can Vova have two identical districts?
        Does Vova build a district he already has?
ruling-solo-discard = A card that Vova does not build goes under the deck, like any discarded district card.
    .asked =
        Where does a card go that Vova does not build?
    .yes =
        Vova cannot afford the turned-up card: does it go to the bottom of the deck?
ruling-solo-newest = If you draw several cards at once against Vova, the newest is the one you put down last: the rules suggest keeping your cards in a row and leave the order to you.
    .asked =
        I drew several cards at once: which is the newest?
        Which card do I lose to Vova's Magician?
