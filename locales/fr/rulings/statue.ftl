### The rulings of data/rulings/statue.toml, and the questions they answer: with yes, with no, or in another way.

ruling-statue-last-crown = Pour la Statue Équestre, il faut détenir la couronne une fois la dernière manche finie, puisqu'on compte après. L'avoir eue avant ne change rien.
    .asked =
        Qui doit avoir la couronne pour que la Statue Équestre rapporte ?
        J'ai la Statue Équestre et je suis couronné : combien de points à la fin ?
        À quel moment regarde-t-on la couronne pour la Statue Équestre ?
        la couronne pour la statue equestre, on regarde quand
    .yes =
        faut il avoir la couronne a la fin pour la statue equestre
        couronne obtenue seulement a la derniere manche, la statue equestre compte
        statue équestre et couronne devant moi a la fin : 5 points de plus
    .no =
        j'avais la couronne en construisant la statue équestre mais plus maintenant, j'ai les 5 points
        la statue equestre rapporte t elle son bonus sans couronne
        avoir ete couronné une fois suffit il pour la statue equestre
        gagne t on 5 points par manche avec la statue equestre
        plus de couronne quand on compte : la statue equestre paie quand meme
ruling-statue-crown-moves = Le rang 4 peut encore déplacer la couronne à la dernière manche, et la Statue Équestre compte d'après sa place ensuite : le Roi et le Patricien la prennent, l'Empereur la donne à un autre.
    .yes =
        La Statue Équestre compte-t-elle si l'Empereur me donne la couronne à la dernière manche ?
        Le Roi prend la couronne à la dernière manche : mes 5 points sont-ils perdus ?
        le roi peut il me souffler la couronne et la statue equestre au dernier tour
        je suis roi a la derniere manche avec la statue equestre, je marque les 5
        l'empereur peut il me faire perdre la statue équestre a la derniere manche
    .no =
        je garde mes 5 points de statue équestre si le patricien prend la couronne a la fin
        la statue equestre est elle a l'abri du roi a la derniere manche
        en empereur jpeux m'offrir la couronne pour ma statue équestre
    .asked =
        derniere manche, l'empereur pas encore appelé : qui marquera la statue equestre
ruling-statue-killed-rank-four = Un rang 4 assassiné fait passer la couronne à la fin de la manche, et on compte après, la Statue Équestre aussi. Le Roi ou le Patricien assassiné la prend ; l'Empereur assassiné la donne à quelqu'un d'autre.
    .yes =
        Le Roi a été assassiné à la dernière manche : touche-t-il quand même la Statue Équestre ?
        Je suis le Roi, tué au dernier tour, et j'ai la Statue Équestre : ai-je mes 5 points ?
        L'Empereur assassiné peut-il encore faire marquer ou perdre la Statue Équestre ?
        roi tué a la derniere manche : sa statue equestre compte quand meme
        patricien mort au dernier tour : on deplace la couronne avant de compter la statue equestre
        un empereur tué peut il me donner la couronne et donc la statue equestre
        le roi tué montre sa carte, prend la couronne et la statue equestre compte
    .no =
        j'ai couronne et statue equestre, le roi a ete assassiné : je garde les points
        l'empereur assassiné marque t il lui meme sa statue équestre
        compte t on la statue équestre avant que le roi mort prenne la couronne
        tuer le roi l'empeche t il de marquer sa statue equestre
    .asked =
        Qui marque les 5 points de la Statue Équestre si le rang 4 a été tué ?
        Couronne d'un Patricien mort et Statue Équestre : compte-t-on avant ou après ?
        assassinat du rang 4 à la fin : pour qui la statue equestre
