### The parts of pages around the facts.

page-character = personnage de rang { $rank }
page-district =
    { $type ->
        [noble] quartier noble, coût { $cost }
        [religious] quartier religieux, coût { $cost }
        [trade] quartier commerçant, coût { $cost }
        [military] quartier militaire, coût { $cost }
        [military-third] quartier soldatesque, coût { $cost }
        [purple] merveille, coût { $cost }
       *[unique] merveille, coût { $cost }
    }
page-unbuildable = merveille, sans coût
page-copies = Exemplaires
page-origin = Origine
page-names = Noms
page-lists = Listes

source-section = { $book }, { $section }
source-entry = { $book }, { $section } : { $entry }
source-reading = notre interprétation ({ $source })
source-none = notre interprétation : aucun livret n'y répond
source-silent = aucun livret n'en parle ; c'est ce qu'on fait à la plupart des tables

note-other-edition = Rien à ce sujet { $asked }. Voici ce qu'il y a { $shown }.
note-card-not-in-box = Cette carte n'existe pas { $asked }. La voici telle qu'elle est { $shown }.
note-card-not-known = Nous ne savons pas si cette carte existe { $asked }. La voici telle qu'elle est { $shown }.
note-cost-unseen = Nous n'avons pas vu la carte : elle coûte { $cost } ou { $other }. Nous retenons { $cost }.
note-copies-unseen = Nous n'avons pas compté les exemplaires de cette boîte : { $copies } ou { $other }. Nous retenons { $copies }.
list-unseen = Nous n'avons pas vu ces cartes. Leur coût : { $costs }.
list-unseen-copies = Nous n'avons pas compté ces cartes dans la boîte. Exemplaires : { $copies }.
list-unseen-one = { $card } { $value } ou { $other }

ruling-page-never-meet = { CARD($one, form: "Le") } et { CARD($other, form: "le") } ont le même rang : ces deux personnages ne sont jamais dans la même partie.
ruling-page-none = Pas besoin de précision : aucune des deux cartes ne parle de l'autre, chacune fait ce qui est imprimé.
ruling-page-general-only = Aucune précision ne porte sur ces deux cartes seules, mais celles-ci peuvent servir :
ruling-page-general = En général
ruling-page-with-others = Avec d'autres cartes
ruling-page-others = { $names }. Voir { -program } ruling { $one } { $other }{ $edition }.
ruling-page-read-as = Dans cette boîte, on a { CARD($read, form: "le") } à la place { CARD($of, form: "du") }. Voici ce qui vaut pour { CARD($read, form: "le") }.
ruling-page-two-by-two = Aucune précision ne réunit toutes ces cartes. Deux par deux :
ruling-page-none-one = Il n'y a pas de précision sur cette carte. Elle fait ce que dit son texte :
ruling-page-none-state = Aucune précision sur cette carte n'en parle. Elle fait ce que dit son texte :

rule-index-hint = Pour lire une page : { -program } rule collecte{ $edition }

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
list-empty = Rien ne correspond.
list-saved = Enregistrées

search-more =
    { $count ->
        [one] Encore { $count } résultat : { -program } { $command }
       *[other] Encore { $count } résultats : { -program } { $command }
    }
search-hint = Le premier résultat en entier : { -program } { $command }
# Words people type that our texts do not use, each with one they do. Extend it freely.
ask-card = Quelle carte ?
ask-ruling-second = Et quelle autre ?
ask-ruling-none = aucune : toutes ses précisions
ask-rule = Quel sujet ?
ask-help-pick = tapez pour filtrer · Entrée : choisir · Échap : quitter
list-known = La boîte compte { $all } cartes Quartier ; { $known } sont connues et figurent ici.
list-no-decks = Cette boîte n'a pas de listes officielles. Une sélection au hasard : { -program } deck random -p 5 { -flag-edition } { $edition }

verdict-yes = Oui. { $text }
verdict-no = Non. { $text }
subject-turn = Quand et comment
subject-gold = Or
subject-cards = Main et pioche
subject-building = Construction
subject-city = Détruire et échanger
subject-end = Fin de partie
subject-others = Avec d'autres cartes

standing-official = officiel
standing-variant = règles de la variante solo
standing-reading = notre interprétation
standing-silent = usage courant
state-killed = assassiné
state-bewitched = ensorcelé
state-robbed = volé
state-threatened = menacé
state-warrant = avec un mandat
state-beautified = embelli
state-completed = cité terminée
state-last-round = dernière manche
state-first-turn = premier tour
state-tie = égalité
page-more = { $count ->
        [0] Détails et listes : { -program } card { $name } --full
        [one] { $count } autre précision : { -program } card { $name } --full
       *[other] { $count } autres précisions : { -program } card { $name } --full
    }
page-sources = Sources : { $sources }
sheet-characters = Personnages
sheet-districts = Merveilles
sheet-districts-older = Merveilles
sheet-several = Pour plusieurs cartes
sheet-legend = ° Absent du livret : notre interprétation ou l'usage courant. En savoir plus : { -program } { $command }
ruling-page-more = { $count ->
        [one] { $count } autre : { -program } { $command }
       *[other] { $count } autres : { -program } { $command }
    }
ask-nothing-fits = rien ne correspond : effacez une lettre
ask-untyped = tapez quelques lettres, ou ↓
page-namesake = Une autre carte porte ce nom { $edition } : { -program } card { $card }
page-namesake-foreign = « { $name } » désigne une autre carte { $edition } : { -program } card { $card }
