### The rulings of data/rulings/navigator.toml, and the questions they answer: with yes, with no, or in another way.

ruling-navigator-no-building = La Navigatrice ne construit rien pendant ce tour, même si elle ne prend ni ses 4 pièces d'or ni ses 4 cartes.
    .no =
        La Navigatrice peut-elle construire un quartier ?
    .asked =
        Si la Navigatrice renonce à ses 4 pièces ou cartes, peut-elle bâtir ?
        Je suis la Navigatrice et j'ai de l'or : ai-je le droit de poser un bâtiment ?
        La Navigatrice n'utilise pas sa capacité : l'interdiction de bâtir tombe-t-elle ?
        Navigatrice : construire ce tour, oui ou non ?
ruling-navigator-four = La Navigatrice prend soit 4 pièces d'or, soit 4 cartes, sans mélange, en plus de ce qu'elle a collecté. Elle garde les quatre cartes.
    .no =
        La Navigatrice peut-elle prendre 2 pièces d'or et 2 cartes ?
    .asked =
        Que reçoit la Navigatrice en plus de sa collecte ?
        Combien de cartes garde la Navigatrice sur les quatre ?
        Je suis la Navigatrice : moitié or, moitié cartes, c'est permis ?
        Navigatrice : les quatre pièces s'ajoutent-elles aux deux de la collecte ?
ruling-navigator-stables = La Navigatrice ne peut construire par aucun moyen : ni les Écuries, pourtant hors limite, ni un quartier grâce au Chantier, ni la Nécropole.
    .no =
        La Navigatrice peut-elle construire les Écuries, qui sont hors limite ?
    .asked =
        La Navigatrice peut-elle sacrifier le Chantier pour bâtir gratuitement ?
        La Navigatrice peut-elle poser la Nécropole en détruisant un quartier ?
        Navigatrice : les Écuries échappent-elles à l'interdiction de construire ?
        Je suis la Navigatrice : un bâtiment sans payer, par le Chantier, est-ce autorisé ?
ruling-navigator-four-older = Après l'action, le Navigateur prend 4 pièces d'or de plus ou pioche 4 cartes de plus, et garde tout.
    .asked =
        Que reçoit le Navigateur ?
        Quand le Navigateur prend-il ses 4 pièces ou ses 4 cartes ?
ruling-navigator-no-building-older = Le Navigateur ne construit rien pendant son tour.
    .no =
        Le Navigateur peut-il construire un quartier ?
ruling-navigator-stops-third = Le tour du Navigateur est fini dès qu'il a pris ses 4 pièces d'or ou ses 4 cartes.
    .no =
        Le Navigateur peut-il encore agir après avoir pris ses 4 pièces ou ses 4 cartes ?
ruling-compulsory-third = Le Navigateur doit prendre de l'or ou des cartes, et la Sorcière désigner un personnage : les pouvoirs sont facultatifs, mais pour nous, ces deux-là sont obligatoires. Leur tour se joue ainsi, et l'auteur a répondu dans ce sens.
    .yes =
        Le Navigateur est-il obligé de prendre ses 4 pièces ou ses 4 cartes ?
    .asked =
        La Sorcière est-elle obligée d'ensorceler quelqu'un ?
