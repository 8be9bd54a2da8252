### Names of things the facts refer to: editions, origins, district types, official lists, books and
### their chapters.

edition-2016 = édition 2016
edition-classic = boîte classique
edition-third = troisième édition française
in-edition-2016 = dans l'édition 2016
in-edition-classic = dans la boîte classique
in-edition-third = dans la troisième édition française

origin-original = jeu d'origine
origin-dark-city = La Cité Sombre
origin-2016 = nouveauté 2016

type-noble = noble
type-religious = religieux
type-trade = commerçant
type-military = militaire
type-unique = merveille
type-military-third = soldatesque
type-purple = merveille

deck-first-game = Configuration de base
deck-ambitious-aristocrats = Aristocrates Ambitieux
deck-cunning-agents = Intrigants Subtils
deck-illustrious-emissaries = Émissaires Illustres
deck-devious-dignitaries = Dignitaires Sournois
deck-tenacious-delegates = Oligarques Tenaces
deck-vicious-nobles = Nobles Retors

book-2016 = livret de 2016
book-2016-en = livret de 2016, texte anglais
book-classic = livret de la boîte classique
book-third = livret de la troisième édition
book-solo = règles de la variante solo
book-card = la carte imprimée

section-intro = Introduction
section-components = Matériel
section-first-game = Votre première partie
section-setup = Mise en place
section-round = Déroulement de la partie
section-selection = Choix des personnages
section-calling = Appel des personnages
section-abilities = Pouvoirs des personnages
section-districts = Quartiers
section-card-text = Texte des cartes
section-example-turn = Exemple de tour
section-open-information = Informations publiques
section-end = Fin de la partie
section-gems = Types de gemmes
section-example-score = Exemple de décompte
section-two-three = Partie à 2–3 joueurs
section-two = Partie à 2 joueurs
section-three = Partie à 3 joueurs
section-decks = Composition de la sélection
section-nine = Jouer avec neuf personnages
section-lists = Listes prêtes à jouer
section-characters = Personnages
section-uniques = Merveilles
section-terms = Termes importants
section-author = Le mot de l'auteur

## Chapters that only the older books have

section-preparation = Mise en place
section-choosing = Choix des personnages
section-turns = Tours des joueurs
section-seven = Partie à 7 joueurs
section-bonus-cards = Cartes bonus
section-bonus-characters = Personnages bonus
section-new-characters = Nouveaux personnages
section-new-districts = Nouveaux quartiers
section-remarks = Remarques

## Chapters with other names in the classic and third edition rulebooks: as printed in Russian and
## in French

section-discarding = Étape 1 : écarter des personnages
section-choosing-classic = Étape 2 : choisir son personnage
section-turns-classic = Étape 3 : tours des joueurs
section-two-three-classic = Parties à deux et à trois
section-two-classic = Partie à deux
section-three-classic = Partie à trois
section-short-game-classic = Partie raccourcie
section-preparation-third = Principe et mise en place
section-districts-third = Les cartes Quartier
section-characters-third = Les pouvoirs des personnages
section-end-third = Victoire
section-short-game-third = Parties plus courtes
section-two-three-third = Règles pour 2 et 3 joueurs
section-two-third = 2 joueurs
section-three-third = 3 joueurs
