### The rulings of data/rulings/short-game.toml, and the questions they answer: with yes, with no, or in another way.

ruling-short-game-classic = Une partie plus courte se joue en sept quartiers au lieu de huit, si tout le monde est d'accord.
    .yes =
        Peut-on jouer une partie plus courte ?
        on peut s'arreter a sept quartiers si tout le monde veut ?
        y a une version rapide du jeu ?
    .no =
        un seul joueur peut décider de jouer en sept ?
        une partie rapide peut aller à six quartiers ?
        est-on obligé d'aller jusqu'à huit quartiers ?
    .asked =
        combien de quartiers dans une partie courte
ruling-short-protection-classic = Dans une partie courte, une cité de sept quartiers est terminée : le Condottiere et le Diplomate n'y touchent plus.
    .yes =
        Une cité de sept quartiers est-elle à l'abri dans une partie courte ?
        on joue en sept, ma cité finie est interdite au diplomate ?
        sept quartiers posés en partie rapide, tranquille face au condottière ?
    .no =
        partie courte : le condottiere peut raser dans une cité de sept ?
        en partie courte la protection commence a huit quartiers ?
        le diplomate échange avec une ville de sept en version courte, permis ?
    .asked =
        a partir de quand une cité est protégée en partie courte
ruling-short-bonus-classic = Dans une partie courte, les bonus de 4 et 2 points se gagnent avec sept quartiers au lieu de huit.
    .yes =
        Dans une partie courte, les bonus de 4 et 2 points se gagnent-ils avec sept quartiers ?
        partie courte, premier a sept : 4 points ?
        deuxieme a finir ses 7 quartiers, 2 points en version courte ?
    .no =
        faut-il huit quartiers pour le bonus en partie courte ?
        les bonus de fin disparaissent si on joue en sept ?
        le bonus du premier est-il plus petit en partie courte ?
    .asked =
        quel bonus pour sept quartiers en partie rapide
ruling-short-game-third = Une partie plus courte se joue en sept quartiers, ou même six ; c'est conseillé surtout à 6 ou 7 joueurs.
    .yes =
        Peut-on jouer une partie plus courte ?
        on peut jouer en six quartiers seulement ?
        sept quartiers au lieu de huit, c'est permis ?
    .no =
        la partie courte est interdite à sept joueurs ?
        faut-il toujours aller a huit quartiers
        le livret prévoit une partie en cinq quartiers ?
    .asked =
        jusqu'où peut-on raccourcir la partie
ruling-short-moves-third = Dans une partie courte, la protection et les bonus de 4 et 2 points valent au nombre convenu : le livret n'en dit rien, mais tous concernent la cité terminée.
    .yes =
        Dans une partie courte, la protection et les bonus valent-ils au nombre réduit ?
        on joue en six : une cité de six est protégée ?
        premier à six quartiers en partie courte, 4 points ?
    .no =
        en partie courte il faut huit quartiers pour etre protégé ?
        les bonus sautent en partie courte ?
        le condottiere peut attaquer une cité finie de sept si on joue en sept ?
    .asked =
        partie courte : qu'est-ce qui suit le nombre réduit
