### The rulings of data/rulings/library.toml, and the questions they answer: with yes, with no, or in another way.

ruling-library-observatory = La Bibliothèque et l'Observatoire marchent ensemble : vous piochez trois cartes et gardez les trois. L'Observatoire dit combien on en pioche, la Bibliothèque combien on en garde.
    .yes =
        La Bibliothèque et l'Observatoire marchent-ils ensemble ?
        Deux merveilles de pioche en même temps : les effets se cumulent-ils ?
        bibliotheque + observatoire, jpeux garder les 3 ?
        ça se cumule l'observatoire et la bibliotheque
        j'ai les deux batiments, trois cartes en main d'un coup ?
        l'observatoire pioche, la bibliothèque empêche de rendre, c'est l'idée ?
        biblio et observatoire : je tire 3, je garde 3 ?
        les deux merveilles de pioche se cumulent
        j'ai observatoire + biblio, rien ne retourne sous le paquet
        +3 cartes d'un coup en collecte avec biblio et observatoire
        la biblio fait garder tout ce que l'observatoire fait piocher
        Avec les deux merveilles, garde-t-on bien les trois cartes piochées ?
        bibliothèque et observatoire, je garde trois cartes
        observatoire avec bibliothèque, rien à rendre
        bibliothèque et observatoire se cumulent
        les deux dans ma cité, trois cartes à chaque collecte de cartes
        bibliothèque plus observatoire, permis ensemble
        j'ai la bibliothèque et l'observatoire, puis-je garder les trois cartes
    .no =
        avec les deux faut il remettre une carte sous la pioche
        la bibliothèque limite-t-elle à deux cartes malgré l'observatoire
        l'observatoire devient-il inutile si j'ai déjà la bibliothèque
        je dois choisir une seule des trois cartes avec les deux merveilles ?
        une carte sur trois retourne dessous malgré la bibliotheque ?
        biblio + observatoire : j'en garde deux sur trois
        les deux ensemble ça s'annule
        observatoire et biblio, je tire 4
        faut choisir laquelle des deux j'utilise, biblio ou observatoire
        avec les deux je rends une carte quand même
        la biblio ne vaut que pour deux cartes, la troisième de l'observatoire repart
        bibliothèque et observatoire, je garde deux cartes
        avec les deux je garde une carte (bibliothèque, observatoire)
        bibliothèque et observatoire ne marchent pas ensemble
        bibliothèque et observatoire, je pioche cinq cartes
        observatoire inutile avec la bibliothèque
        dois-je rendre une carte avec la bibliothèque et l'observatoire
    .asked =
        Combien de cartes garde-t-on avec la Bibliothèque et l'Observatoire ?
        J'ai la Bibliothèque et l'Observatoire : trois cartes vues, combien gardées ?
        Bibliothèque plus Observatoire : deux ou trois cartes en main ?
        combien de cartes avec bibliotheque et observatoire quand je pioche
        observatoire et biblio en ville, j'en garde combien
        tirer trois et garder trois, il faut quels quartiers
        bibliothèque et observatoire, combien de cartes
ruling-action-cards-only-older = La Bibliothèque et l'Observatoire ne valent que pour les cartes prises comme action du tour, pas pour celles que donne un pouvoir, comme les deux de l'Architecte.
    .no =
        La Bibliothèque et l'Observatoire valent-ils pour les cartes en plus de l'Architecte ?
        architecte avec observatoire, il pioche trois cartes en plus ?
        le navigateur a plus de cartes grace a l'observatoire ?
        la bibliotheque change t elle l'echange du magicien avec la pioche
        mon observatoire vaut aussi pour les cartes d'un pouvoir ?
    .yes =
        la bibliothèque ne joue que pour les cartes de l'action ?
        les deux cartes de l'architecte échappent à l'observatoire ?
        les cartes d'un pouvoir viennent telles quelles, observatoire ou pas ?
