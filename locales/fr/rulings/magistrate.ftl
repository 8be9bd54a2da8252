### The rulings of data/rulings/magistrate.toml, and the questions they answer: with yes, with no, or in another way.

ruling-three-warrants = Un seul des trois mandats de l'Échevin a un effet, celui qui est signé ; les deux autres sont du bluff. On les pose tous les trois face cachée, sur trois personnages différents.
    .no =
        Les trois mandats de l'Échevin comptent-ils ?
    .asked =
        À quoi servent les mandats vierges ?
        L'Échevin peut-il mettre deux mandats sur le même personnage ?
        J'ai un mandat sur mon personnage : est-ce que je risque forcément quelque chose ?
        Combien de personnages l'Échevin vise-t-il pour de bon ?
ruling-confiscates-paid = L'Échevin confisque gratuitement : quand la cible du mandat signé paie un quartier, il peut retourner le mandat et construire ce quartier dans sa propre cité, en plein tour de l'autre.
    .no =
        L'Échevin paie-t-il le quartier qu'il confisque ?
    .asked =
        Comment marche le mandat signé ?
        L'Échevin est-il obligé de le prendre ?
        Je suis l'Échevin et ma cible vient de payer un bâtiment : puis-je le mettre dans ma ville sans rien débourser ?
        L'Échevin agit-il pendant le tour d'un autre ?
ruling-confiscated-counts = Un quartier confisqué par l'Échevin compte comme une construction de la cible pour ce tour, même s'il n'entre jamais dans sa cité. La cible reprend son or.
    .yes =
        Un quartier confisqué par l'Échevin compte-t-il comme une construction de la cible ?
    .asked =
        L'Échevin m'a pris mon quartier : on me rend mes sous ?
        On m'a confisqué mon bâtiment : ai-je droit à une autre construction ce tour ?
        La victime du mandat perd-elle son or et sa construction ?
        Qui récupère les pièces quand l'Échevin révèle le mandat signé ?
ruling-confiscates-first-only = L'Échevin ne peut prendre que le premier quartier que sa cible paie pendant son tour. S'il le laisse passer, le mandat ne sert plus à rien.
    .no =
        L'Échevin peut-il attendre un meilleur quartier ?
    .asked =
        L'Échevin peut-il laisser le premier et prendre le deuxième ?
        Je suis l'Échevin : le premier bâtiment de ma cible ne vaut rien, puis-je garder mon mandat pour le suivant ?
        L'Échevin n'a rien dit au premier quartier : peut-il encore saisir le second ?
        Mandat signé pas révélé à temps : est-ce trop tard ?
ruling-confiscates-first-of-several = L'Échevin ne prend que le premier quartier payé par sa cible, et ce quartier compte dans la limite de la cible. Elle garde tout ce qu'elle construit d'autre ce tour-ci.
    .no =
        L'Échevin prend-il tout à celui qui construit plusieurs quartiers ?
    .asked =
        Que prend l'Échevin à l'Architecte, au Négociant, à la Voyante, à l'Archiviste ou au Sorcier ?
        Le mandat signé est sur l'Architecte : peut-il bâtir le reste ?
        Je suis l'Architecte sous mandat : l'Échevin me rafle-t-il mes trois bâtiments ?
        Combien de quartiers l'Échevin peut-il saisir à la même cible ?
ruling-magistrate-no-duplicate = L'Échevin ne peut pas prendre un quartier qu'il a déjà dans sa cité.
    .no =
        L'Échevin peut-il confisquer un quartier qu'il a déjà ?
    .asked =
        L'Échevin peut-il se retrouver avec un doublon ?
        Je suis l'Échevin et j'ai déjà une Taverne : puis-je saisir celle de ma cible ?
        Mon quartier est-il à l'abri du mandat si l'Échevin possède le même ?
        Un Échevin avec un Temple peut-il prendre un second Temple ?
ruling-markers-unseen = Les mandats et menaces restants se rangent sans être montrés à la fin de la manche. Seul l'Échevin retourne le mandat signé, et seule la Maître-chanteuse une menace impayée : les livrets ne citent pas d'autre moment.
    .no =
        Montre-t-on les mandats et les menaces restants à la fin de la manche ?
    .asked =
        Puis-je regarder le jeton posé sur mon personnage ?
        Révèle-t-on les jetons vierges de l'Échevin ou de la Maître-chanteuse ?
        Avait-il un vrai mandat ou un faux ? Peut-on vérifier après la manche ?
        J'ai payé le pot-de-vin : me montre-t-on ensuite si la menace était vraie ?
ruling-magistrate-own-rank = L'Échevin et la Maître-chanteuse peuvent poser un jeton sur leur propre personnage : rien ne l'interdit. Le jeton n'y fait rien, il fait seulement douter les autres.
    .yes =
        L'Échevin ou la Maître-chanteuse peuvent-ils poser un jeton sur leur propre personnage ?
    .asked =
        L'Échevin peut-il se mettre un mandat pour bluffer ?
        La Maître-chanteuse peut-elle menacer le rang 2 ?
        Puis-je mettre un jeton sur ma propre carte pour semer le doute ?
        L'Échevin a-t-il le droit de poser un mandat sur le rang 1 ?
ruling-own-second-character = À 2 ou 3 joueurs, on peut viser ou ensorceler son propre deuxième personnage : rien ne l'interdit. Un mandat ou une menace n'y est que du bluff ; la Sorcière continue simplement avec son autre personnage.
    .yes =
        À 2 ou 3 joueurs, peut-on viser ou ensorceler son propre deuxième personnage ?
    .asked =
        La Sorcière peut-elle ensorceler son autre personnage ?
        L'Échevin ou la Maître-chanteuse peuvent-ils viser leur autre carte ?
        À deux joueurs, puis-je ensorceler mon autre personnage avec la Sorcière ?
        À trois, ai-je le droit de mettre un mandat ou une menace sur ma seconde carte ?
ruling-magistrate-vault = Les Catacombes ne se construisent pas : personne ne les paie, et l'Échevin ne les reçoit jamais.
    .no =
        L'Échevin peut-il confisquer les Catacombes ?
    .asked =
        Un mandat agit-il sur les Catacombes ?
        L'Échevin vise un joueur qui tient les Catacombes : peut-il les avoir ?
        Les Catacombes peuvent-elles être saisies par mandat ?
ruling-cardinal-confiscated = Le Cardinal ne récupère que l'or quand l'Échevin confisque son quartier : tout ce qui a été payé lui revient, mais les cartes données contre des pièces restent à l'autre joueur.
    .no =
        Le Cardinal récupère-t-il ses cartes quand l'Échevin prend son quartier ?
    .asked =
        À qui revient l'or emprunté si le quartier du Cardinal est confisqué ?
        Je suis le Cardinal, j'ai donné des cartes contre des pièces et l'Échevin confisque tout : me rend-on mes cartes ?
        Le joueur à qui le Cardinal a pris de l'or le récupère-t-il après une confiscation ?
        Mandat signé contre Cardinal : qui retrouve quoi ?
ruling-alchemist-confiscated = L'Alchimiste n'est remboursé qu'une fois d'un quartier confisqué par l'Échevin : l'or revient aussitôt. À la fin du tour, il n'y a plus rien à rendre, car il n'a finalement rien payé.
    .no =
        L'Alchimiste récupère-t-il deux fois son or si l'Échevin prend son quartier ?
    .asked =
        Alchimiste et mandat signé : quand l'argent revient-il ?
        L'Échevin a saisi le bâtiment de l'Alchimiste : remboursé deux fois, tout de suite et à la fin du tour ?
        Je suis l'Alchimiste et on me confisque mon quartier : ai-je droit à un double remboursement ?
        Que touche l'Alchimiste à la fin de son tour pour un bâtiment saisi par mandat ?
