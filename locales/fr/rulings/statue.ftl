### The rulings of data/rulings/statue.toml, and the questions they answer: with yes, with no, or in another way.

ruling-statue-last-crown = Pour la Statue Équestre, il faut détenir la couronne une fois la dernière manche finie, puisqu'on compte après. L'avoir eue avant ne change rien.
    .asked =
        Qui doit avoir la couronne pour que la Statue Équestre rapporte ?
        J'ai la Statue Équestre et je suis couronné : combien de points à la fin ?
        À quel moment regarde-t-on la couronne pour la Statue Équestre ?
        la couronne pour la statue equestre, on regarde quand
        statue équestre, faut être couronné quand
        j'ai la statue équestre sans la couronne à la fin, je marque quoi en bonus
        statue équestre, il faut la couronne quand
        statue équestre sans couronne, ça donne quoi
    .yes =
        faut il avoir la couronne a la fin pour la statue equestre
        couronne obtenue seulement a la derniere manche, la statue equestre compte
        statue équestre et couronne devant moi a la fin : 5 points de plus
        couronne devant moi au décompte et statue équestre bâtie, j'ai le bonus ?
        c'est la couronne de fin de partie qui compte pour la statue équestre ?
        La Statue Équestre exige-t-elle de détenir la couronne après la dernière manche ?
        j'ai jamais été couronné avant mais je le suis à la fin, statue équestre valide ?
        peu importe qui avait la couronne quand j'ai bâti la statue équestre ?
        perdre la couronne en cours de route c'est pas grave pour la statue si je l'ai à la fin ?
        statue équestre, couronne à la fin ?
        j'ai la couronne à la fin et la statue, j'ai le bonus ?
        statue équestre, seule la fin compte ?
        je n'ai plus la couronne à la fin, je perds le bonus de la statue équestre ?
        j'ai eu la couronne seulement à la fin, ma statue équestre marche ?
        Faut-il garder la couronne jusqu'au décompte pour la Statue Équestre ?
    .no =
        j'avais la couronne en construisant la statue équestre mais plus maintenant, j'ai les 5 points
        la statue equestre rapporte t elle son bonus sans couronne
        avoir ete couronné une fois suffit il pour la statue equestre
        gagne t on 5 points par manche avec la statue equestre
        plus de couronne quand on compte : la statue equestre paie quand meme
        couronné toute la partie sauf à la fin, j'ai le bonus de statue équestre ?
        la statue équestre paie dès que je prends la couronne une fois ?
        Le bonus de la Statue Équestre est-il acquis au moment de sa construction ?
        pas besoin de couronne pour les points bonus de la statue équestre ?
        la statue équestre regarde qui avait la couronne au début de la dernière manche ?
        avoir été roi le plus souvent compte pour la statue équestre ?
        statue équestre sans couronne, bonus ?
        j'avais la couronne au début, ma statue équestre marche ?
        statue équestre, avoir été roi une fois suffit ?
        j'ai perdu la couronne, je garde le bonus de la statue ?
        la statue équestre marche pour tout le monde ?
        il n'a pas la couronne et compte sa statue équestre, il a le droit ?
ruling-statue-crown-moves = Le personnage de rang 4 peut encore déplacer la couronne à la dernière manche, et la Statue Équestre compte d'après sa place ensuite : le Roi et le Patricien la prennent, l'Empereur la donne à un autre.
    .yes =
        La Statue Équestre compte-t-elle si l'Empereur me donne la couronne à la dernière manche ?
        Le Roi prend la couronne à la dernière manche : mes 5 points sont-ils perdus ?
        le roi peut il me souffler la couronne et la statue equestre au dernier tour
        je suis roi a la derniere manche avec la statue equestre, je marque les 5
        l'empereur peut il me faire perdre la statue équestre a la derniere manche
        le patricien peut me piquer la couronne au dernier tour et me ruiner la statue équestre ?
        je prends le roi exprès à la dernière manche pour ma statue équestre, ça marche ?
        La couronne peut-elle changer de main jusqu'au bout et décider de la Statue Équestre ?
        empereur au dernier tour avec la couronne et la statue, je dois donner la couronne et je perds le bonus ?
        j'avais la couronne mais le roi vient d'être appelé chez un autre, adieu bonus de statue ?
        l'empereur me couronne en dernière manche, j'empoche le bonus de ma statue équestre ?
        le roi prend la couronne au dernier tour, je perds ma statue équestre ?
        je deviens roi à la dernière manche, ma statue équestre marque ?
        l'empereur peut me donner la couronne à la fin pour ma statue ?
        la couronne peut bouger à la dernière manche, statue comprise ?
        le patricien me prend la couronne à la fin, plus de bonus de statue équestre ?
        Le Roi peut-il prendre la couronne à la dernière manche et marquer sa Statue Équestre ?
    .no =
        je garde mes 5 points de statue équestre si le patricien prend la couronne a la fin
        la statue equestre est elle a l'abri du roi a la derniere manche
        en empereur jpeux m'offrir la couronne pour ma statue équestre
        la couronne est figée pendant la dernière manche pour la statue équestre ?
        le roi d'en face prend la couronne au dernier tour mais ma statue équestre paie encore ?
        L'Empereur peut-il garder la couronne pour faire marquer sa Statue Équestre ?
        la statue équestre compte selon la couronne avant l'appel du rang 4 ?
        patricien au dernier tour avec ma statue, je prends pas la couronne ?
        celui qui entame la dernière manche couronné est sûr de marquer sa statue équestre ?
        la couronne ne bouge plus à la dernière manche pour la statue ?
        le roi prend la couronne à la fin, je garde les points de ma statue équestre ?
        je suis empereur avec la statue, je peux garder la couronne ?
        ma statue équestre est protégée à la dernière manche ?
        l'empereur me donne la couronne au dernier tour, ma statue ne compte pas ?
        je deviens roi au dernier tour, trop tard pour ma statue équestre ?
    .asked =
        derniere manche, l'empereur pas encore appelé : qui marquera la statue equestre
        dernière manche, le roi est révélé ailleurs, ma statue équestre donne quoi
        l'empereur me refile la couronne au dernier tour, statue équestre comptée ?
        statue équestre et roi au dernier tour, qui marque
        dernière manche, le patricien prend la couronne, et ma statue
ruling-statue-killed-rank-four = La couronne d'un Roi, d'un Empereur ou d'un Patricien assassiné passe à la fin de la manche, et on compte après, la Statue Équestre aussi. Le Roi ou le Patricien assassiné la prend ; l'Empereur assassiné la donne à quelqu'un d'autre.
    .yes =
        Le Roi a été assassiné à la dernière manche : touche-t-il quand même la Statue Équestre ?
        Je suis le Roi, tué au dernier tour, et j'ai la Statue Équestre : ai-je mes 5 points ?
        L'Empereur assassiné peut-il encore faire marquer ou perdre la Statue Équestre ?
        roi tué a la derniere manche : sa statue equestre compte quand meme
        patricien mort au dernier tour : on deplace la couronne avant de compter la statue equestre
        un empereur tué peut il me donner la couronne et donc la statue equestre
        le roi tué montre sa carte, prend la couronne et la statue equestre compte
        je suis roi, assassiné à la dernière manche, ma statue équestre me paie quand même ?
        mort en patricien, je récupère la couronne avant le décompte et ma statue marque ?
        Compte-t-on la Statue Équestre une fois la couronne passée au Roi assassiné ?
        l'empereur mort doit donner la couronne à un autre avant qu'on compte les statues ?
        j'ai la statue et la couronne mais le roi tué la récupère, je perds mes points ?
        l'empereur assassiné au dernier tour peut me couronner et valider ma statue équestre ?
        roi assassiné à la fin avec statue équestre, bonus quand même ?
        je suis roi tué au dernier tour, je prends la couronne avant le décompte ?
        le roi assassiné me prend la couronne, je perds ma statue ?
        patricien tué avec la statue équestre, il marque ?
        empereur assassiné, il peut donner la couronne au joueur de la statue ?
        La Statue Équestre se compte-t-elle après l'héritage du Roi assassiné ?
    .no =
        j'ai couronne et statue equestre, le roi a ete assassiné : je garde les points
        l'empereur assassiné marque t il lui meme sa statue équestre
        compte t on la statue équestre avant que le roi mort prenne la couronne
        tuer le roi l'empeche t il de marquer sa statue equestre
        roi assassiné = couronne immobile, donc ma statue est sauve ?
        l'assassin empêche le patricien mort de marquer sa statue équestre ?
        L'Empereur assassiné garde-t-il la couronne pour sa propre Statue Équestre ?
        on compte la statue équestre avant de révéler le rang 4 tué ?
        un roi mort au dernier tour ne prend jamais la couronne, donc pas de statue ?
        tué en empereur, je m'attribue la couronne pour ma statue ?
        roi assassiné au dernier tour, pas de statue équestre ?
        je garde ma couronne et ma statue si le roi est assassiné ?
        empereur assassiné, il garde la couronne pour sa statue ?
        la statue se compte avant que le roi tué prenne la couronne ?
        patricien tué, sa statue équestre est perdue ?
        l'assassin sauve ma statue en tuant le roi ?
    .asked =
        Qui marque les 5 points de la Statue Équestre si le rang 4 a été tué ?
        Couronne d'un Patricien mort et Statue Équestre : compte-t-on avant ou après ?
        assassinat du rang 4 à la fin : pour qui la statue equestre
        roi tué au dernier tour, la couronne et la statue équestre c'est pour qui
        patricien assassiné, la statue équestre se compte avant ou après le passage de couronne
        roi tué à la dernière manche, qui marque la statue équestre
        empereur tué et statue équestre, ça se passe comment
