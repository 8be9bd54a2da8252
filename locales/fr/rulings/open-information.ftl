### The rulings of data/rulings/open-information.toml, and the questions they answer: with yes, with no, or in another way.

ruling-counts-are-open = Le nombre de pièces et de cartes Quartier est public : on peut le demander à tout moment. Les cartes elles-mêmes restent secrètes.
    .yes =
        Doit-on dire combien d'or et de cartes on a ?
    .asked =
        Peut-on demander combien de cartes a un joueur ?
        Ai-je le droit de cacher mes pièces sous la table ?
        Mon adversaire refuse de dire combien de cartes il tient en main.
        Le nombre de cartes dans la main est-il secret ?
ruling-bank-never-empty = Il y a toujours assez d'or : si la banque est vide, prenez autre chose à la place des pièces. La main n'a pas de limite non plus.
    .no =
        L'or peut-il s'épuiser ?
    .asked =
        Y a-t-il une limite de cartes en main ?
        Il n'y a plus une seule pièce dans la réserve !
        Combien de cartes puis-je tenir en main au maximum ?
        Faut-il défausser quand on a trop de cartes ?
ruling-deals-bind-nobody = On ne donne et ne prête ni or ni cartes : ils ne changent de mains que par un pouvoir. C'est l'usage, aucun livret n'en parle. On peut parler, menacer et promettre, mais cela n'engage personne.
    .no =
        Peut-on donner ou prêter de l'or ou des cartes à un autre joueur ?
    .asked =
        Les marchés entre joueurs sont-ils permis ?
        Peut-on dire quel personnage on a, ou mentir ?
        Puis-je filer deux pièces à mon voisin pour qu'il me laisse tranquille ?
        On a passé un accord et il ne l'a pas respecté : a-t-il le droit ?
