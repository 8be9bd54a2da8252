### The rulings of data/rulings/library.toml, and the questions they answer: with yes, with no, or in another way.

ruling-library-observatory = La Bibliothèque et l'Observatoire marchent ensemble : vous piochez trois cartes et gardez les trois. L'Observatoire dit combien on en pioche, la Bibliothèque combien on en garde.
    .yes =
        La Bibliothèque et l'Observatoire marchent-ils ensemble ?
    .asked =
        Combien de cartes garde-t-on avec la Bibliothèque et l'Observatoire ?
        J'ai la Bibliothèque et l'Observatoire : trois cartes vues, combien gardées ?
        Deux merveilles de pioche en même temps : les effets se cumulent-ils ?
        Bibliothèque plus Observatoire : deux ou trois cartes en main ?
ruling-action-cards-only-older = La Bibliothèque et l'Observatoire ne valent que pour les cartes prises comme action du tour, pas pour celles que donne un pouvoir, comme les deux de l'Architecte.
    .no =
        La Bibliothèque et l'Observatoire valent-ils pour les cartes en plus de l'Architecte ?
