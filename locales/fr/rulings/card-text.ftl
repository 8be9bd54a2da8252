### The rulings of data/rulings/card-text.toml, and the questions they answer: with yes, with no, or in another way.

ruling-rulebook-beats-card = Si une carte et le livret se contredisent, c'est le livret qui a raison : la carte n'est qu'un résumé.
    .asked =
        La carte et le livret se contredisent : lequel a raison ?
        Le texte de la carte dit autre chose, que suivre ?
        Qui prime quand une carte contredit les règles imprimées ?
        On se dispute : ma carte ne dit pas la même chose que le livret.
        Le résumé sur la carte ou la brochure, à quoi se fier ?
        texte de la carte contre livret, qui gagne
        on croit quoi, l'explication en fin de livret ou la carte
        contradiction entre carte et règle
        carte vs livret, on écoute lequel
        pourquoi faut croire le livret plutôt que ma carte
        carte ou livret en cas de contradiction
    .yes =
        le livret passe avant ce qui est ecrit sur la carte ?
        si le livret précise une exception absente de la carte, elle compte ?
        les cartes ne donnent qu'une version courte des effets ?
        en cas de désaccord c'est le bouquin qui l'emporte ?
        la carte c'est que le résumé, le livret fait foi
        le livret ajoute une restriction pas sur la carte : elle s'applique
        quand la carte et le livret se contredisent je suis le livret
        mon pote a raison de dire que le livret prime sur la carte
        Le livret l'emporte-t-il sur le texte abrégé de la carte ?
        le livret est plus fort que la carte
        carte et livret différents, on suit le livret
        ma carte dit autre chose que le livret, c'est le livret qui compte
        la carte est juste un résumé du livret
        le livret a raison contre la carte
        est-ce que le livret gagne contre le texte de la carte
    .no =
        la carte l'emporte sur le livret de regles ?
        ma carte le permet mais pas le livret, jpeux quand meme le faire ?
        faut-il suivre la carte à la lettre contre l'avis du livret ?
        c'est marqué sur ma carte donc j'ai raison contre le livret
        la carte prime toujours sur la règle
        en cas de contradiction on vote
        carte contre livret : chacun suit ce qu'il veut
        le texte de la carte est plus complet que le livret
        le livret sert à rien quand la carte dit autre chose
        la carte est plus forte que le livret
        on suit la carte si elle contredit le livret
        ma carte suffit, le livret ne compte pas
        livret et carte différents, c'est au choix
        le texte de la carte annule le livret
        puis-je m'en tenir à ma carte si le livret dit autre chose
