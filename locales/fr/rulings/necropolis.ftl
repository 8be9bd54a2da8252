### The rulings of data/rulings/necropolis.toml, and the questions they answer: with yes, with no, or in another way.

ruling-unpaid-still-a-build = Le Chantier et la Nécropole ne remplacent que le paiement. Ce qu'on bâtit ainsi compte toujours dans la limite du tour ; seul ce qui le dit y échappe.
    .yes =
        Un quartier construit avec le Chantier ou une Nécropole gratuite compte-t-il comme ma construction du tour ?
        jai sacrifié le chantier pour un palais, ma construction du tour est elle consommée
        est ce que la necropole posée sans or entre dans la limite d'un quartier par tour
        je suis architecte : le quartier du chantier est il un de mes trois
    .no =
        Puis-je bâtir un quartier de plus si j'en ai sacrifié un au lieu de payer ?
        Nécropole posée par sacrifice : ai-je encore droit à une construction ?
        Le Chantier permet-il de bâtir en plus de la limite ?
        necropole gratuite puis un marché payé dans le meme tour, cest bon ?
        le chantier donne t il une construction bonus
        batir avec le chantier, c'est hors limite ?
        jpeux construire encore apres avoir detruit un batiment pour la necropole
    .asked =
        combien de quartiers me reste t il a poser apres un chantier
ruling-unpaid-after-gathering = Bâtir avec le Chantier, ou poser la Nécropole contre un quartier, attend la fin de la collecte comme toute construction : seul le paiement change.
    .no =
        Puis-je utiliser le Chantier ou sacrifier un quartier pour la Nécropole avant de collecter ?
        jpeux claquer le chantier des le debut de mon tour
        la necropole d'abord et mes deux pieces ensuite, possible ?
        comme c'est gratuit, on peut batir avec le chantier avant la collecte ?
        necropole posee avant de piocher, c'est permis
    .yes =
        faut il prendre l'or ou les cartes avant une necropole gratuite
        le chantier attend il que j'aie pris mes ressources
        pour sacrifier un batiment a la necropole, je dois avoir deja collecté ?
    .asked =
        a quel moment du tour sert le chantier
ruling-unpaid-no-duplicate = Ce qu'on bâtit avec le Chantier ne peut pas être un quartier qu'on a déjà : seul le paiement change, l'interdiction des doublons reste, pour la Nécropole aussi. Une Carrière dans votre cité la lève comme d'habitude.
    .no =
        Puis-je bâtir un doublon avec le Chantier ?
        jai deja un marché, le chantier peut il m'en donner un deuxieme
        avec le chantier on se fiche des doublons ?
        deux batiments du meme nom grace au chantier, c'est legal ?
        sacrifier au lieu de payer permet il d'avoir deux fois le meme quartier
        est ce que construire gratuitement autorise un doublon
    .yes =
        l'interdiction des doublons vaut elle aussi avec le chantier
        un second chateau est il interdit meme si c'est le chantier qui paie
        j'ai la carriere : doublon possible par le chantier ?
ruling-necropolis-any = Pour la Nécropole, vous pouvez sacrifier n'importe lequel de vos propres quartiers, même un Temple de coût 1. Il va sous la pioche.
    .yes =
        Puis-je sacrifier un quartier bon marché pour la Nécropole ?
        J'ai la Nécropole en main : puis-je détruire une Taverne au lieu de payer 5 ?
        un temple a 1 suffit il pour poser la necropole
        on peut sacrifier une merveille pour la necropole ?
        jpeux jeter ma tour de guet a 1 pour avoir la necropole
    .no =
        Le quartier sacrifié pour la Nécropole doit-il valoir aussi cher ?
        puis-je detruire un batiment adverse pour ma necropole
        faut il sacrifier un quartier a 5 minimum pour la necropole
        le batiment sacrifié pour la necropole revient il en main
        est ce que le quartier detruit pour la necropole doit etre d'une couleur precise
        un quartier trop bon marché est il refusé pour la necropole
    .asked =
        Quel quartier peut-on détruire pour construire la Nécropole ?
        Nécropole sans or : quel bâtiment faut-il sacrifier ?
        ou va la carte du quartier que je sacrifie a la necropole
ruling-necropolis-no-gold = Si vous détruisez un de vos quartiers pour la Nécropole, vous n'ajoutez pas d'or : cela remplace tout le prix. Vous pouvez aussi garder vos quartiers et payer ses 5 pièces d'or.
    .no =
        Dois-je aussi payer de l'or si je sacrifie un quartier pour la Nécropole ?
        je sacrifie un batiment a 3 : dois je payer les 2 qui manquent pour la necropole
        suis je obligé de sacrifier un quartier pour construire la necropole
        le sacrifice ne fait il que baisser le prix de la necropole
        me rend on la monnaie si je sacrifie un quartier plus cher que la necropole
    .yes =
        la necropole est elle entierement gratuite quand je detruis un de mes quartiers
        on peut payer 5 pieces pour la necropole sans rien detruire ?
        jai 0 piece, jpeux quand meme poser la necropole en detruisant un quartier
    .asked =
        combien d'or coute la necropole si je sacrifie
