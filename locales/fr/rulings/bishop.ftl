### The rulings of data/rulings/bishop.toml, and the questions they answer: with yes, with no, or in another way.

ruling-income-before-or-after = Le revenu se touche avant de construire, pour payer avec, ou après, pour que le nouveau quartier rapporte aussi. Le livret le montre avec l'Évêque ; c'est pareil pour tout autre revenu.
    .yes =
        Puis-je construire d'abord et toucher mon revenu ensuite ?
    .asked =
        Le quartier bleu que l'Évêque vient de bâtir rapporte-t-il déjà ?
        Quand prend-on l'or de ses quartiers de couleur ?
        Mieux vaut encaisser avant ou après avoir posé un bâtiment de ma couleur ?
        Je viens de construire une Église avec l'Évêque : compte-t-elle pour mon or de ce tour ?
ruling-bishop-income = L'Évêque prend 1 pièce d'or par quartier religieux (bleu) de sa propre cité.
    .asked =
        Combien l'Évêque touche-t-il pour les quartiers bleus ?
        J'ai trois quartiers religieux et je suis l'Évêque : combien de pièces ?
        Évêque : une pièce par bâtiment bleu ?
        Les Églises et Monastères rapportent-ils à l'Évêque ?
ruling-bishop-protection = Pendant toute la manche, le rang 8 ne peut pas utiliser son pouvoir sur la cité de l'Évêque : rien n'y est détruit, échangé ni pris.
    .no =
        Le Condottiere peut-il détruire un quartier de l'Évêque ?
    .asked =
        L'Évêque est-il aussi à l'abri du Capitaine et du Diplomate ?
        Combien de temps dure la protection de l'Évêque ?
        Je suis l'Évêque : le rang 8 peut-il s'en prendre à mes bâtiments ?
        Mon ami Condottiere veut raser chez l'Évêque, a-t-il le droit ?
ruling-bishop-killed = Un Évêque assassiné ne protège rien : le rang 8 peut attaquer sa cité comme une autre.
    .no =
        Les quartiers de l'Évêque restent-ils protégés s'il est assassiné ?
    .asked =
        Le Condottiere peut-il raser un quartier d'un Évêque tué ?
        On a assassiné mon Évêque : suis-je encore immunisé contre le Condottiere ?
        L'Évêque mort garde-t-il sa protection ?
        Le Diplomate ou le Capitaine peuvent-ils se servir chez un Évêque tué ?
ruling-bishop-bewitched = La protection de l'Évêque ensorcelé passe à la Sorcière : sa cité à elle est à l'abri du rang 8, celle de l'Évêque non.
    .no =
        La cité de l'Évêque est-elle protégée si la Sorcière l'a ensorcelé ?
    .asked =
        Quelle cité échappe au Condottiere quand l'Évêque est ensorcelé ?
        Je suis l'Évêque envoûté : le rang 8 peut-il attaquer ma ville ?
        Condottiere contre Évêque ensorcelé : attaque possible ?
ruling-bishop-two-characters = À 2 ou 3 joueurs, l'Évêque met votre unique cité à l'abri toute la manche, quel que soit celui de vos personnages qui joue : son texte dit « manche », pas « tour ».
    .yes =
        Avec deux personnages chacun, l'Évêque protège-t-il ma cité aussi hors de son tour ?
    .asked =
        À 2 ou 3, toute ma cité est-elle à l'abri si l'un de mes personnages est l'Évêque ?
        À trois, j'ai l'Évêque et la Marchande : le Condottiere peut-il me détruire un quartier pendant le tour de la Marchande ?
        La protection de l'Évêque s'arrête-t-elle quand mon second personnage joue ?
        À deux joueurs, l'immunité de l'Évêque vaut-elle pour tout le joueur ?
ruling-bishop-protection-older = Le Condottiere ne peut pas détruire les quartiers de l'Évêque, et le Diplomate ne peut pas lui en prendre.
    .no =
        Le Condottiere peut-il détruire un quartier de l'Évêque ?
    .asked =
        Le Diplomate peut-il échanger avec l'Évêque ?
ruling-bishop-killed-older = Un Évêque assassiné ne protège rien : le livret n'en dit rien, mais un personnage assassiné n'a plus de pouvoir, et le livret de 2016 le dit clairement.
    .no =
        Un Évêque assassiné est-il encore à l'abri du Condottiere ?
ruling-bishop-bewitched-older = Le pouvoir de l'Évêque ensorcelé passe à la Sorcière : c'est sa cité à elle qui est protégée, pas celle de l'Évêque ; le livret de 2016 le précise.
    .no =
        La cité de l'Évêque est-elle protégée s'il est ensorcelé ?
ruling-bishop-two-characters-older = À 2 ou 3 joueurs, l'Évêque met votre unique cité à l'abri toute la manche, même au tour de votre autre personnage : le livret ne fixe pas de fin à cette protection.
    .yes =
        Avec deux personnages chacun, l'Évêque protège-t-il ma cité aussi hors de son tour ?
ruling-bishop-diplomat-own = À 2 ou 3, un joueur qui a l'Évêque et le Diplomate peut céder un quartier à lui. Aucune règle ne le dit ; nous lisons comme pour le Donjon et la Grande Muraille, où seul compte le quartier que le Diplomate prend.
    .yes =
        Si j'ai l'Évêque et le Diplomate, puis-je céder un de mes quartiers ?
    .asked =
        Mon Évêque empêche-t-il mon propre Diplomate d'échanger ?
        Mon Diplomate peut-il échanger un quartier de la cité que mon Évêque protège ?
