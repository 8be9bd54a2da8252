### What stands on the pages around the facts.

page-character = personnage de rang { $rank }
page-district =
    { $type ->
        [noble] quartier noble, coût { $cost }
        [religious] quartier religieux, coût { $cost }
        [trade] quartier commerçant, coût { $cost }
        [military] quartier militaire, coût { $cost }
       *[unique] merveille, coût { $cost }
    }
page-unbuildable = merveille, sans coût
page-copies = Exemplaires
page-origin = Origine
page-names = Noms
page-lists = Listes
page-rulings = Précisions

source-section = { $book }, { $section }
source-entry = { $book }, { $section } : { $entry }
source-reading = notre interprétation, voir { $source }
source-none = notre interprétation : aucun livret n'y répond

note-other-edition = Inconnu dans l'édition demandée ({ $asked }). Ce qui suit vient d'une autre : { $shown }.

ruling-page-never-meet = { $one } et { $other } ont le même rang, et une partie n'a qu'un personnage par rang : ces deux cartes ne peuvent jamais s'y rencontrer.
ruling-page-none = Aucune précision ne réunit ces cartes. Chacune fait ce que dit son texte :
ruling-page-none-one = Il n'y a pas de précision sur cette carte. Elle fait ce que dit son texte :

rule-index-hint = Pour lire une page : { -program } rule collecte

column-rank = Rang
column-name = Nom
column-type = Type
column-cost = Coût
column-copies = Ex.
column-origin = Origine
column-id = Identifiant
column-topic = Sujet
column-deck = Liste
column-characters = Personnages
column-districts = Quartiers
list-empty = Rien ne correspond.

kind-character = personnage
kind-district = quartier
kind-ruling = précision
kind-rule = règle
kind-term = terme
search-title = { $title } ({ $kind })
search-more =
    { $count ->
        [one] Encore { $count } résultat.
       *[other] Encore { $count } résultats.
    }
search-hint = Le premier en entier : { -program } { $command }

ask-card = Quelle carte ?
ask-ruling-second = Et quelle autre ?
ask-ruling-none = aucune : toutes ses précisions
ask-rule = Quel sujet ?
ask-help-pick = tapez pour filtrer, Entrée : choisir, Échap : quitter
