### The rulings of data/rulings/spy.toml, and the questions they answer: with yes, with no, or in another way.

ruling-spy-matches = L'Espion ne fait que regarder la main : les cartes restent à leur joueur. Ce qu'il pioche vient de la pioche.
    .no =
        L'Espion prend-il les cartes qu'il voit ?
        L'Espion me vole-t-il les cartes de ma main ?
        l'espion peut il piquer des cartes dans ma main
        l'espion trouve deux cartes vertes, elles passent chez lui ?
        dois je defausser les cartes que cherchait l'espion
        ma main diminue t elle apres l'espion
        l'espion embarque mes cartes bleues ?
        espion : je pioche dans sa main au lieu de la pioche ?
        les cartes repérées par l'espion partent à la défausse ?
        L'Espion repart-il avec une partie de ma main ?
        j'avais 4 cartes, l'espion en voit deux vertes, il m'en reste 2 ?
        l'espion échange ses cartes avec celles qu'il trouve ?
        l'espion prend mes cartes ?
        je suis espion, je prends les cartes vues ?
        l'espion me vole des cartes rouges ?
        je perds mes cartes à cause de l'espion ?
        espion, je garde ses cartes du bon type ?
        je dois donner mes cartes vertes à l'espion ?
    .yes =
        jgarde toutes mes cartes quand l'espion les a vues ?
        les cartes de l'espion viennent de la pioche et pas de ma main ?
        l'espion ne fait que jeter un oeil aux cartes ?
        l'espion mate ma main mais ne prend aucune carte dedans ?
        après son passage j'ai toujours autant de cartes en main ?
        Les cartes gagnées par l'Espion viennent-elles de la pioche ?
        ma cathédrale vue par l'espion reste chez moi ?
        l'espion regarde avec les yeux, pas avec les mains ?
        en espion je laisse ses cartes à ma cible ?
        l'espion regarde seulement ?
        je garde mes cartes face à l'espion ?
        l'espion pioche dans la pioche, pas chez moi ?
        mes cartes sont à l'abri de l'espion ?
        espion, je dois laisser sa main intacte ?
        Ma main reste-t-elle complète après l'Espion ?
    .asked =
        apres l'espion, que deviennent les cartes trouvees dans ma main
        où l'espion prend ses cartes, chez moi ou dans la pioche
        l'espion a vu trois rouges chez moi, je les garde ou pas
        l'espion, il prend quoi dans ma main
        l'espion a vu mes cartes, elles restent à qui
ruling-spy-names-first = L'Espion choisit un joueur et nomme d'abord un type ; il ne regarde la main qu'ensuite.
    .yes =
        L'Espion annonce-t-il le type avant de regarder la main ?
        L'Espion annonce-t-il la couleur avant de regarder la main ?
        l'espion doit il deviner la couleur a l'aveugle
        espion : d'abord dire bleu, ensuite voir les cartes ?
        l'espion annonce vert puis il regarde, dans cet ordre ?
        je dois parier sur un type avant de voir sa main en espion ?
        L'Espion désigne-t-il sa cible avant d'examiner la main ?
        une fois la main vue, l'espion ne peut plus changer de type ?
        l'espion peut tomber à côté vu qu'il annonce à l'aveugle ?
        mon voisin espion a regardé avant de dire rouge, il a triché ?
        espion, je nomme la couleur d'abord ?
        l'espion doit dire le type avant de voir ma main ?
        je suis espion, je choisis un type sans voir ?
        l'espion regarde ma main après avoir nommé une couleur ?
        il a regardé avant de nommer en espion, c'est interdit ?
        L'Espion choisit-il le type avant de voir les cartes ?
    .no =
        l'espion peut il regarder puis choisir la meilleure couleur
        l'espion peut il changer de couleur apres avoir vu la main
        l'espion voit il les cartes avant d'annoncer
        l'espion peut il annoncer deux couleurs
        espion, je mate d'abord et j'annonce la couleur la plus rentable ?
        j'ai dit jaune, je vois plein de bleu, je peux changer en espion ?
        L'Espion peut-il annoncer plusieurs types à la fois ?
        l'espion regarde toutes les mains avant de choisir sa cible ?
        l'espion choisit le type après avoir compté les cartes de ma main face visible ?
        je montre ma main à l'espion avant qu'il nomme un type ?
        espion, je regarde puis je nomme ?
        l'espion peut voir ma main avant de choisir ?
        je suis espion, je peux changer de type après avoir vu ?
        l'espion peut nommer deux types ?
        je dois montrer ma main à l'espion avant son annonce ?
        l'espion choisit la couleur après avoir vu mes cartes ?
    .asked =
        a quel moment l'espion dit il la couleur
        ordre des opérations pour l'espion
        l'espion nomme un type avant ou après avoir vu
        espion, regarder ou nommer d'abord
        l'espion nomme la couleur quand
ruling-spy-reward = Pour chaque carte du type annoncé dans cette main, l'Espion prend 1 pièce d'or au joueur et pioche 1 carte.
    .yes =
        L'Espion gagne-t-il une pièce et une carte pour chaque carte du type annoncé ?
        l'espion tombe sur 3 rouges : 3 pieces et 3 cartes ?
        jpaie une piece a l'espion par carte du type annonce ?
        l'or de l'espion vient il du joueur espionne
        deux cartes vertes trouvées, l'espion me prend 2 pièces et pioche 2 ?
        l'espion gagne or et cartes, les deux à la fois ?
        L'or de l'Espion est-il pris au joueur dont il regarde la main ?
        quatre rouges chez moi, je lâche 4 pièces à l'espion ?
        aucun bleu dans ma main, l'espion qui a dit bleu n'a rien ?
        en espion une carte du bon type = un sou et une pioche ?
        espion, 1 pièce et 1 carte par carte du type ?
        l'espion me prend une pièce par carte trouvée ?
        je suis espion, deux bleus trouvés, 2 pièces et 2 cartes ?
        je perds de l'or à cause de l'espion ?
        l'espion a or et cartes ?
        Le joueur espionné paie-t-il l'Espion ?
    .no =
        l'espion doit il choisir entre l'or et les cartes
        l'espion gagne t il quelque chose sans aucune carte du type
        une seule piece pour l'espion, peu importe le nombre de cartes ?
        la banque paie t elle l'espion
        l'espion prend deux pièces par carte trouvée ?
        c'est soit l'or soit la pioche pour l'espion ?
        L'Espion est-il payé par la banque ?
        3 cartes du type, l'espion gagne une pièce et une carte en tout ?
        mauvais type annoncé, l'espion pioche quand même une carte ?
        l'espion prend une pièce par carte de ma main, quel que soit le type ?
        espion, or ou cartes au choix ?
        la banque paie l'espion ?
        pas de carte du type, l'espion gagne quand même ?
        l'espion prend 2 pièces par carte ?
        je suis à l'abri de l'espion côté or ?
        3 cartes trouvées, l'espion gagne 1 pièce ?
    .asked =
        Que gagne l'Espion pour les cartes du bon type ?
        Je suis l'Espion, j'annonce bleu et il a trois cartes bleues : qu'est-ce que je gagne ?
        espion, j'annonce vert et il a deux verts, je touche quoi
        qui paie l'espion
        espion, je gagne quoi par carte
        l'espion trouve 3 verts, je perds combien d'or
ruling-spy-too-little-gold = L'Espion pioche une carte pour chaque carte du type annoncé, même si le joueur a trop peu d'or ou n'en a pas.
    .yes =
        L'Espion pioche-t-il quand même si le joueur n'a pas assez d'or ?
        Je n'ai pas d'or : l'Espion gagne-t-il quand même quelque chose ?
        victime fauchee et 3 cartes trouvees, l'espion pioche 3 ?
        l'espion a t il ses cartes face a un joueur sans or
        une piece et 4 cartes du type : l'espion en pioche 4 ?
        ma cible est à sec mais a trois jaunes, je pioche 3 en espion ?
        la pioche de l'espion ne dépend pas de l'or de sa victime ?
        L'Espion pioche-t-il autant de cartes qu'il trouve, même sans être payé ?
        j'ai 0 pièce et deux bleus, l'espion repart avec deux cartes ?
        être fauché ne prive pas l'espion de ses cartes ?
        5 cartes du type et 1 seule pièce en face, l'espion tire quand même 5 cartes ?
        cible sans or, l'espion pioche quand même ?
        je suis fauché, l'espion pioche ses cartes ?
        espion, 3 cartes trouvées et 1 pièce chez lui, je pioche 3 ?
        l'espion a toutes ses cartes même si je ne peux pas payer ?
        je suis espion, il n'a pas d'or, je pioche 2 pour ses 2 rouges ?
        Le nombre de cartes de l'Espion est-il indépendant de mon or ?
    .no =
        l'espion pioche t il moins si jpeux pas payer
        suis je a l'abri de l'espion si j'ai plus d'or
        les cartes de l'espion dependent elles de l'or de sa cible
        sans or en face, l'espion repart il les mains vides
        bourse vide en face, l'espion ne pioche pas ?
        l'espion pioche une carte par pièce reçue seulement ?
        Un joueur sans or est-il à l'abri de la pioche de l'Espion ?
        3 cartes trouvées mais 1 pièce en face, l'espion pioche 1 ?
        faut que la victime paie pour que l'espion ait ses cartes ?
        victime ruinée, l'espion pioche deux fois plus pour compenser ?
        cible sans or, pas de cartes pour l'espion ?
        je n'ai pas d'or, je suis protégé de l'espion ?
        espion, je pioche seulement autant que l'or pris ?
        2 trouvées et 0 or, l'espion pioche 0 ?
        être pauvre empêche l'espion de piocher ?
        l'espion doit être payé pour piocher ?
    .asked =
        L'Espion trouve quatre cartes mais sa victime n'a que deux pièces : combien de cartes pioche-t-il ?
        l'espion pioche combien quand la cible manque d'or
        victime sans le sou avec 4 cartes du bon type, combien pioche l'espion
        le manque d'or de la cible change quoi aux cartes de l'espion
        espion, cible à 0 or et 3 cartes, je pioche combien
        l'espion pioche ou pas si la cible est fauchée
ruling-spy-gold-there-is = L'Espion ne prend que l'or disponible : rien ne reste dû, et il pioche quand même une carte pour chaque carte du type annoncé.
    .no =
        Est-ce que je reste endetté envers l'Espion si je ne peux pas payer pour chaque carte ?
        la banque complete t elle l'or qui manque a l'espion
        dois je payer l'espion plus tard quand j'aurai de l'or
        l'espion prend il des cartes a la place de l'or que jai pas
        je dois 2 pièces à l'espion que j'ai pas, je les paierai plus tard ?
        il manque de l'or, la banque règle l'espion à ma place ?
        Une dette envers l'Espion subsiste-t-elle quand la bourse est vide ?
        plus d'or, l'espion se sert en cartes dans ma main à la place ?
        l'espion note ce que je lui dois pour le prochain tour ?
        trop pauvre pour payer tout, donc l'espion me prend rien ?
        je dois de l'or à l'espion plus tard ?
        pas assez d'or pour l'espion, dette ?
        la banque paie l'espion si je ne peux pas ?
        l'espion me prend une carte si je n'ai pas d'or ?
        je suis espion, il me doit encore 2 pièces au prochain tour ?
        je dois rembourser l'espion quand j'ai de l'or ?
    .yes =
        2 pieces et 3 cartes trouvees : l'espion prend juste mes 2 ?
        l'espion peut il me vider completement la bourse
        ce que jpeux pas payer a l'espion est il oublie
        quatre cartes trouvées, j'ai que 1 pièce, l'espion prend cette pièce et c'est tout en or ?
        ce que je peux pas payer à l'espion est effacé ?
        L'Espion se contente-t-il de l'or disponible chez sa cible ?
        je peux me retrouver à zéro à cause de l'espion mais jamais en négatif ?
        zéro pièce, l'espion me prend rien en or mais pioche quand même ?
        en espion je ne touche pas plus que ce que la victime a en bourse ?
        l'espion prend ce que j'ai et c'est tout ?
        j'ai 1 pièce et 3 cartes du type, l'espion prend 1 pièce ?
        pas de dette envers l'espion ?
        je n'ai pas d'or, l'espion ne me prend rien en or ?
        l'espion peut prendre toutes mes pièces ?
        Le reste est-il oublié si je n'ai pas assez d'or pour l'Espion ?
    .asked =
        Et si le joueur choisi par l'Espion est fauché ?
        L'Espion tombe sur un joueur sans le sou.
        l'espion trouve 5 cartes et j'ai 2 pièces, il me prend combien d'or
        reste-t-il une dette si je peux pas payer l'espion
        pas assez d'or pour l'espion, je paie combien
        je dois quoi à l'espion si j'ai 0 pièce
