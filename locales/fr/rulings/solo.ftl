### The rulings of data/rulings/solo.toml, and the questions they answer: with yes, with no, or in another way.

ruling-solo-start = Contre Vova, vous recevez 2 pièces d'or et 4 cartes ; lui, 4 pièces d'or et aucune carte. On prend le jeu de base seul, rien de La Cité Sombre. Alignez vos cartes et vos quartiers dans l'ordre où ils arrivent. Pour le reste, ce sont les règles habituelles.
    .asked =
        Comment prépare-t-on une partie solo contre Vova ?
        Peut-on jouer seul à Citadelles ?
        Quelles cartes utilise-t-on en solo ?
ruling-solo-deal = Contre Vova, mélangez à chaque manche les huit personnages : un face cachée pour lui, deux montrés et écartés, deux que vous regardez pour en garder un, puis un de plus montré. Deux restent cachés.
    .asked =
        Comment distribue-t-on les personnages contre Vova ?
        Comment choisit-on son personnage en solo ?
ruling-solo-name-first = En solo, votre Assassin ou votre Voleur désigne un personnage avant qu'on retourne la carte de Vova : vous avez une chance sur 3. Puis on la retourne, et les deux tours suivent l'ordre habituel des rangs.
    .asked =
        En solo, quand l'Assassin ou le Voleur désigne-t-il sa cible ?
        Quand révèle-t-on le personnage de Vova ?
ruling-solo-your-magician = Contre Vova, votre Magicien défausse autant de cartes que vous voulez, même aucune, et en pioche autant plus 1.
    .asked =
        Que fait mon Magicien contre Vova ?
        En solo, comment j'échange mes cartes avec le Magicien puisque Vova n'a pas de main ?
ruling-solo-your-king = Après votre Roi, vous choisissez contre Vova parmi trois personnages à la manche suivante, et on n'en montre plus d'autre ensuite. Vos quartiers nobles rapportent comme d'habitude.
    .asked =
        Que fait mon Roi contre Vova ?
        En solo, que m'apporte la couronne si je suis le Roi ?
ruling-solo-vova-strikes = Vova commence par son pouvoir. Son Assassin vous fait perdre votre tour ; son Voleur prend tout votre or, sauf si vous êtes l'Assassin ; son Magicien vous fait défausser votre carte la plus récente.
    .asked =
        Que font l'Assassin, le Voleur et le Magicien de Vova ?
        Vova me vole-t-il mon or ?
ruling-solo-vova-king = Après le Roi de Vova, vous ne choisissez pas à la manche suivante : un personnage pour lui, deux montrés, un au hasard pour vous, deux de plus montrés ; deux restent cachés. Vova reçoit 1 pièce d'or par quartier noble de sa cité.
    .asked =
        Que fait le Roi de Vova ?
        Vova avait le Roi : comment choisit-on à la manche d'après ?
ruling-solo-vova-others = L'Évêque et le Marchand de Vova font comme d'habitude : 1 pièce d'or par quartier religieux ou commerçant, et 1 de plus pour le Marchand. Son Architecte a une deuxième phase de construction. Son Condottiere détruit votre plus ancien quartier, sauf si vous êtes l'Évêque, et reçoit 1 pièce d'or par quartier militaire.
    .asked =
        Que font l'Évêque, le Marchand, l'Architecte et le Condottiere de Vova ?
        Lequel de mes quartiers le Condottiere de Vova détruit-il ?
ruling-solo-vova-builds = Après son pouvoir, Vova construit : donnez-lui 1 pièce d'or et retournez la première carte de la pioche. Il la construit s'il peut payer et n'a pas encore ce quartier ; sinon, défaussez-la.
    .asked =
        Comment Vova construit-il ?
        Que se passe-t-il dans la phase de construction de Vova ?
ruling-solo-vova-coins = Vova reçoit 1 pièce d'or pour chaque merveille qu'il construit, puisqu'il ne peut pas s'en servir. Si sa cité n'a pas grandi pendant son tour, il reçoit aussi 1 pièce d'or, une seule fois par tour.
    .asked =
        Quand Vova reçoit-il de l'or en plus ?
        Que reçoit Vova s'il ne construit rien ?
ruling-solo-win = Vous ne battez Vova que si vous terminez votre cité en premier et avez aussi plus de points que lui. La partie finit comme d'habitude : à huit quartiers, finissez la manche et comptez les points.
    .asked =
        Comment bat-on Vova ?
        Quand finit la partie solo ?
ruling-solo-assassins = L'Assassin de Vova ne rate jamais : les règles ne lui font désigner personne. Seul le vôtre doit deviner.
    .no =
        L'Assassin de Vova doit-il deviner lui aussi ?
    .asked =
        Comment l'Assassin de Vova trouve-t-il sa cible ?
ruling-solo-warlord = Le Condottiere de Vova détruit gratuitement, mais dans les limites habituelles : une cité terminée est à l'abri, et si le plus ancien quartier est le Donjon, on passe au suivant.
    .no =
        Le Condottiere de Vova doit-il payer ?
    .asked =
        Le Condottiere de Vova peut-il détruire mon Donjon ou toucher une cité terminée ?
ruling-solo-purple = En cours de partie, aucune merveille ne sert à Vova, ni le Donjon ni la Grande Muraille. À la fin, sa cité se compte comme d'habitude : le Dracoport vaut 8, la Cour des Miracles prend la meilleure couleur.
    .no =
        Les merveilles (quartiers violets) servent-elles à Vova ?
    .asked =
        Vova profite-t-il des merveilles qu'il construit, à la fin du décompte ?
ruling-solo-heir = En solo, un Roi assassiné change quand même le prochain choix de personnage : seul l'or est perdu. À plusieurs aussi, le Roi assassiné hérite de la couronne.
    .yes =
        Un Roi qui perd son tour à cause de l'Assassin change-t-il quand même le choix suivant ?
    .asked =
        En solo, un Roi assassiné garde-t-il son avantage pour la manche suivante ?
ruling-solo-architect = L'Architecte de Vova ne pioche rien. Il a deux phases de construction et reçoit 1 pièce d'or à chacune. S'il ne construit rien dans les deux, il n'en reçoit qu'une de plus pour cela. Les règles ne lui donnent rien d'autre.
    .no =
        L'Architecte de Vova pioche-t-il des cartes ?
    .asked =
        Que gagne Vova avec l'Architecte ?
ruling-solo-equal = À égalité avec Vova, vous perdez : il faut avoir plus de points que lui et terminer votre cité en premier.
    .no =
        Gagne-t-on avec autant de points que Vova ?
    .asked =
        Égalité de points en solo contre Vova : ai-je gagné ?
ruling-solo-letters = « Bop » et « Mar », dans les règles solo, sont le Voleur et le Magicien, comme le montre l'ordre des rangs : le texte russe a des lettres latines par erreur.
    .asked =
        Qui sont « Bop » et « Mar » dans les règles solo ?
        Une abréviation bizarre dans les règles du solo russe, c'est quel personnage ?
ruling-solo-base = Vova ne peut pas avoir deux quartiers identiques : on ne joue qu'avec le jeu de base, donc sans Carrière.
    .no =
        Vova peut-il avoir deux quartiers identiques ?
    .asked =
        Vova peut-il construire un doublon ?
ruling-solo-discard = Une carte que Vova ne construit pas va sous la pioche, comme toute carte Quartier défaussée.
    .asked =
        Où va une carte que Vova ne construit pas ?
        Vova n'a pas assez d'or pour la carte retournée : qu'en fait-on ?
ruling-solo-newest = En solo, si vous piochez plusieurs cartes à la fois, la plus récente est celle que vous posez en dernier : les règles vous laissent choisir l'ordre.
    .asked =
        J'ai pioché plusieurs cartes d'un coup : laquelle est la plus récente ?
        Quelle carte dois-je jeter face au Magicien de Vova ?
