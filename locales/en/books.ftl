### Names of things the facts refer to: editions, origins, district types, official lists, books and
### their chapters.

edition-2016 = 2016 edition
edition-classic = classic box
edition-third = French third edition
in-edition-2016 = in the 2016 edition
in-edition-classic = in the classic box
in-edition-third = in the French third edition

origin-original = original game
origin-dark-city = The Dark City
origin-2016 = new in 2016

type-noble = noble
type-religious = religious
type-trade = trade
type-military = military
type-unique = unique
type-military-third = military
type-purple = purple

deck-first-game = First Game
deck-ambitious-aristocrats = Ambitious Aristocrats
deck-cunning-agents = Cunning Agents
deck-illustrious-emissaries = Illustrious Emissaries
deck-devious-dignitaries = Devious Dignitaries
deck-tenacious-delegates = Tenacious Delegates
deck-vicious-nobles = Vicious Nobles

book-2016 = 2016 rulebook
book-2016-en = 2016 rulebook
book-classic = Classic rulebook
book-third = Third edition rulebook
book-solo = Solo variant's rules
book-card = Printed card

section-intro = Introduction
section-components = Game components
section-first-game = Your first game
section-setup = Setup
section-round = Playing the game
section-selection = Selection phase
section-calling = Turn phase
section-abilities = Character abilities
section-districts = Districts
section-card-text = Rules text on cards
section-example-turn = Example of a turn
section-open-information = Open information
section-end = Game end
section-gems = Gem shapes on cards
section-example-score = Example of scoring
section-two-three = Playing with 2 or 3 players
section-two = Rule changes for 2 players
section-three = Rule changes for 3 players
section-decks = Customization rules
section-nine = Using nine characters
section-lists = Preset options
section-characters = Character abilities in detail
section-uniques = District clarifications
section-terms = Important terms
section-author = From the author

## Chapters that only the older books have

section-preparation = Setting up
section-choosing = Choosing characters
section-turns = Players' turns
section-seven = For 7 players
section-bonus-cards = Bonus cards
section-bonus-characters = Bonus characters
section-new-characters = New characters
section-new-districts = New districts
section-remarks = Remarks

## Chapters with other names in the classic and third edition rulebooks: as printed in Russian and
## in French

section-discarding = The game, step one: discarding
section-choosing-classic = The game, step two: choosing
section-turns-classic = The game, step three: players' turns
section-two-three-classic = Two and three players
section-two-classic = Game for two
section-three-classic = Game for three
section-short-game-classic = Shortened game
section-preparation-third = The idea of the game, and setting up
section-districts-third = The district cards
section-characters-third = The characters' powers
section-end-third = Victory
section-short-game-third = Shorter games
section-two-three-third = Rules for 2 and 3 players
section-two-third = 2 players
section-three-third = 3 players
