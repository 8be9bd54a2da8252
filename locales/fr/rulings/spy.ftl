### The rulings of data/rulings/spy.toml, and the questions they answer: with yes, with no, or in another way.

ruling-spy-matches = L'Espion ne fait que regarder la main : les cartes restent à leur joueur. Ce qu'il pioche vient de la pioche.
    .no =
        L'Espion prend-il les cartes qu'il voit ?
        L'Espion me vole-t-il les cartes de ma main ?
        l'espion peut il piquer des cartes dans ma main
        l'espion trouve deux cartes vertes, elles passent chez lui ?
        dois je defausser les cartes que cherchait l'espion
        ma main diminue t elle apres l'espion
    .yes =
        jgarde toutes mes cartes quand l'espion les a vues ?
        les cartes de l'espion viennent de la pioche et pas de ma main ?
        l'espion ne fait que jeter un oeil aux cartes ?
    .asked =
        apres l'espion, que deviennent les cartes trouvees dans ma main
ruling-spy-names-first = L'Espion choisit un joueur et nomme d'abord un type ; il ne regarde la main qu'ensuite.
    .yes =
        L'Espion annonce-t-il le type avant de regarder la main ?
        L'Espion annonce-t-il la couleur avant de regarder la main ?
        l'espion doit il deviner la couleur a l'aveugle
        espion : d'abord dire bleu, ensuite voir les cartes ?
    .no =
        l'espion peut il regarder puis choisir la meilleure couleur
        l'espion peut il changer de couleur apres avoir vu la main
        l'espion voit il les cartes avant d'annoncer
        l'espion peut il annoncer deux couleurs
    .asked =
        a quel moment l'espion dit il la couleur
ruling-spy-reward = Pour chaque carte du type annoncé dans cette main, l'Espion prend 1 pièce d'or au joueur et pioche 1 carte.
    .yes =
        L'Espion gagne-t-il une pièce et une carte pour chaque carte du type annoncé ?
        l'espion tombe sur 3 rouges : 3 pieces et 3 cartes ?
        jpaie une piece a l'espion par carte du type annonce ?
        l'or de l'espion vient il du joueur espionne
    .no =
        l'espion doit il choisir entre l'or et les cartes
        l'espion gagne t il quelque chose sans aucune carte du type
        une seule piece pour l'espion, peu importe le nombre de cartes ?
        la banque paie t elle l'espion
    .asked =
        Que gagne l'Espion pour les cartes du bon type ?
        Je suis l'Espion, j'annonce bleu et il a trois cartes bleues : qu'est-ce que je gagne ?
ruling-spy-too-little-gold = L'Espion pioche une carte pour chaque carte du type annoncé, même si le joueur a trop peu d'or ou n'en a pas.
    .yes =
        L'Espion pioche-t-il quand même si le joueur n'a pas assez d'or ?
        Je n'ai pas d'or : l'Espion gagne-t-il quand même quelque chose ?
        victime fauchee et 3 cartes trouvees, l'espion pioche 3 ?
        l'espion a t il ses cartes face a un joueur sans or
        une piece et 4 cartes du type : l'espion en pioche 4 ?
    .no =
        l'espion pioche t il moins si jpeux pas payer
        suis je a l'abri de l'espion si j'ai plus d'or
        les cartes de l'espion dependent elles de l'or de sa cible
        sans or en face, l'espion repart il les mains vides
    .asked =
        L'Espion trouve quatre cartes mais sa victime n'a que deux pièces : combien de cartes pioche-t-il ?
        l'espion pioche combien quand la cible manque d'or
ruling-spy-gold-there-is = L'Espion prend seulement l'or que le joueur a : rien ne reste dû, et il pioche quand même une carte pour chaque carte du type annoncé.
    .no =
        Est-ce que je reste endetté envers l'Espion si je ne peux pas payer pour chaque carte ?
        la banque complete t elle l'or qui manque a l'espion
        dois je payer l'espion plus tard quand j'aurai de l'or
        l'espion prend il des cartes a la place de l'or que jai pas
    .yes =
        2 pieces et 3 cartes trouvees : l'espion prend juste mes 2 ?
        l'espion peut il me vider completement la bourse
        ce que jpeux pas payer a l'espion est il oublie
    .asked =
        Et si le joueur choisi par l'Espion est fauché ?
        L'Espion tombe sur un joueur sans le sou.
