### The rulings of data/rulings/necropolis.toml, and the questions they answer: with yes, with no, or in another way.

ruling-unpaid-still-a-build = Le Chantier et la Nécropole ne remplacent que le paiement. Ce qu'on construit ainsi compte toujours dans la limite du tour ; seules les cartes qui le précisent y échappent.
    .yes =
        Un quartier construit avec le Chantier ou une Nécropole gratuite compte-t-il comme ma construction du tour ?
        jai sacrifié le chantier pour un palais, ma construction du tour est elle consommée
        est ce que la necropole posée sans or entre dans la limite d'un quartier par tour
        je suis architecte : le quartier du chantier est il un de mes trois
        chantier sacrifié pour une cathédrale, ça compte comme ma pose du tour ?
        après une nécropole gratos j'ai déjà utilisé mon droit de bâtir ?
        Une construction faite grâce au Chantier entre-t-elle dans la limite du tour ?
        en architecte, nécropole par sacrifice plus deux autres, c'est mon max ?
        le chantier m'épargne l'or mais pas la place dans la limite ?
        un bâtiment par tour, même si c'est le chantier qui paie, c'est ça ?
        chantier, ça compte comme ma construction ?
        la nécropole gratuite compte dans la limite ?
        j'ai bâti avec le chantier, je ne peux plus construire ce tour ?
        nécropole par sacrifice, c'est ma seule construction du tour ?
        architecte, chantier plus deux quartiers, c'est trois en tout ?
        il a utilisé le chantier puis construit un autre quartier avec le roi, c'est interdit ?
    .no =
        Puis-je bâtir un quartier de plus si j'en ai sacrifié un au lieu de payer ?
        Nécropole posée par sacrifice : ai-je encore droit à une construction ?
        Le Chantier permet-il de bâtir en plus de la limite ?
        necropole gratuite puis un marché payé dans le meme tour, cest bon ?
        le chantier donne t il une construction bonus
        batir avec le chantier, c'est hors limite ?
        jpeux construire encore apres avoir detruit un batiment pour la necropole
        chantier puis un bâtiment payé normalement, pour un perso lambda ?
        gratuit donc hors quota, la nécropole sacrifiée ?
        Le Chantier offre-t-il une construction supplémentaire dans le tour ?
        je sacrifie un temple pour la nécropole et je pose encore une taverne, légal pour un roi ?
        architecte, je fais trois poses payées et une quatrième au chantier ?
        ce que je bâtis sans or échappe toujours à la limite ?
        après le chantier je peux encore bâtir un quartier ?
        nécropole gratuite, elle ne compte pas dans la limite ?
        le chantier permet un quartier de plus ?
        je sacrifie un quartier pour la nécropole, j'ai droit à une autre construction ?
        chantier hors limite comme les écuries ?
        architecte, 4 quartiers si l'un est posé avec le chantier ?
    .asked =
        combien de quartiers me reste t il a poser apres un chantier
        j'ai posé la nécropole gratis, il me reste combien de constructions en évêque
        Qu'est-ce que le Chantier remplace exactement dans une construction ?
        chantier utilisé, il me reste combien de constructions
        la nécropole gratuite compte ou pas dans la limite
ruling-unpaid-after-gathering = Construire avec le Chantier, ou poser la Nécropole contre un quartier, attend la fin de la collecte comme toute construction : seul le paiement change.
    .no =
        Puis-je utiliser le Chantier ou sacrifier un quartier pour la Nécropole avant de collecter ?
        jpeux claquer le chantier des le debut de mon tour
        la necropole d'abord et mes deux pieces ensuite, possible ?
        comme c'est gratuit, on peut batir avec le chantier avant la collecte ?
        necropole posee avant de piocher, c'est permis
        début de mon tour, je sacrifie le chantier direct avant de prendre mes ressources ?
        nécropole gratuite avant la collecte vu que j'ai pas besoin d'or ?
        Peut-on poser la Nécropole contre un quartier en tout début de tour ?
        je fais sauter mon chantier pour un palais et je pioche après ?
        pas d'or nécessaire pour le chantier, donc l'ordre collecte puis construction saute ?
        mon voisin a bâti au chantier puis a pris ses 2 pièces, c'est dans l'ordre ?
        je peux utiliser le chantier avant de collecter ?
        nécropole avant la collecte, permis ?
        chantier tout de suite au début du tour ?
        je bâtis avec le chantier puis je prends mes 2 pièces, autorisé ?
        il pose la nécropole avant de piocher, il a le droit ?
        je peux sacrifier un quartier pour la nécropole sans avoir collecté ?
    .yes =
        faut il prendre l'or ou les cartes avant une necropole gratuite
        le chantier attend il que j'aie pris mes ressources
        pour sacrifier un batiment a la necropole, je dois avoir deja collecté ?
        même gratuite, la construction au chantier vient après la collecte ?
        je dois d'abord prendre or ou cartes avant d'échanger un quartier contre la nécropole ?
        Une construction avec le Chantier obéit-elle au même moment que les autres ?
        je pioche la bonne carte à la collecte puis je la bâtis au chantier, ça colle ?
        tant que j'ai pas collecté, mon chantier doit rester où il est ?
        c'est seulement le paiement qui change avec la nécropole, pas le timing ?
        chantier seulement après la collecte ?
        je dois collecter avant la nécropole ?
        il a utilisé son chantier avant de collecter, c'est interdit ?
        collecte d'abord, chantier ensuite ?
        la nécropole gratuite se pose après la collecte ?
        Le Chantier suit-il la même règle de moment qu'une construction normale ?
    .asked =
        a quel moment du tour sert le chantier
        chantier ou collecte en premier
        quand dans mon tour je peux sacrifier un quartier pour la nécropole
        chantier avant ou après la collecte
        la nécropole gratuite, je la pose quand
ruling-unpaid-no-duplicate = Ce qu'on construit avec le Chantier ne peut pas être un quartier qu'on a déjà : seul le paiement change, l'interdiction des doublons reste, pour la Nécropole aussi. Une Carrière dans votre cité la lève comme d'habitude.
    .no =
        Puis-je bâtir un doublon avec le Chantier ?
        jai deja un marché, le chantier peut il m'en donner un deuxieme
        avec le chantier on se fiche des doublons ?
        deux batiments du meme nom grace au chantier, c'est legal ?
        sacrifier au lieu de payer permet il d'avoir deux fois le meme quartier
        est ce que construire gratuitement autorise un doublon
        j'ai une caserne, je sacrifie le chantier pour en poser une autre, permis ?
        chantier = doublon autorisé vu qu'on paie pas ?
        Le Chantier lève-t-il l'interdiction d'avoir deux quartiers identiques ?
        mon deuxième port passe par le chantier, ça va ?
        la règle des doublons est réservée aux bâtiments payés ?
        j'ai déjà une nécropole, une seconde en sacrifiant un quartier ?
        chantier, je peux bâtir un doublon ?
        j'ai un temple, le chantier m'en fait un deuxième ?
        le chantier permet les doublons ?
        deux fois la même carte avec le chantier sans carrière ?
        il a bâti un second château avec son chantier, il a le droit sans carrière ?
        nécropole en double par sacrifice, permis ?
    .yes =
        l'interdiction des doublons vaut elle aussi avec le chantier
        un second chateau est il interdit meme si c'est le chantier qui paie
        j'ai la carriere : doublon possible par le chantier ?
        pas de double même gratuit avec le chantier, sauf carrière ?
        avec une carrière en ville mon chantier peut me faire un deuxième temple ?
        j'ai un manoir, mon chantier ne peut donc pas m'en bâtir un autre ?
        Sans Carrière, un quartier bâti au Chantier doit-il être nouveau dans ma cité ?
        le voisin veut un second marché via chantier sans carrière, je peux m'y opposer ?
        payer en sacrifiant ne change rien à l'interdit des doublons ?
        doublon interdit avec le chantier ?
        chantier et carrière, doublon autorisé ?
        j'ai déjà une taverne, je ne peux pas en bâtir une autre par le chantier ?
        le chantier remplace juste l'or, pas la règle des doublons ?
        il a une carrière, son doublon par le chantier est valable ?
        Faut-il une Carrière pour bâtir un doublon avec le Chantier ?
    .asked =
        chantier et doublon, c'est quoi la règle
        qu'est-ce qui me permettrait un doublon avec le chantier
        doublon avec le chantier, permis ou non
        chantier sans carrière, je peux bâtir quoi
ruling-necropolis-any = Pour la Nécropole, vous pouvez sacrifier n'importe lequel de vos propres quartiers, même un Temple de coût 1. Il va sous la pioche.
    .yes =
        Puis-je sacrifier un quartier bon marché pour la Nécropole ?
        J'ai la Nécropole en main : puis-je détruire une Taverne au lieu de payer 5 ?
        un temple a 1 suffit il pour poser la necropole
        on peut sacrifier une merveille pour la necropole ?
        jpeux jeter ma tour de guet a 1 pour avoir la necropole
        je peux claquer ma taverne à 1 pour sortir la nécropole ?
        le quartier le plus pourri de ma ville suffit pour la nécropole ?
        Le quartier détruit pour la Nécropole finit-il sous la pioche ?
        une église à 2 contre la nécropole, ça passe ?
        même un palais je peux le sacrifier à la nécropole si ça m'amuse ?
        c'est moi qui choisis lequel de mes bâtiments je crame pour la nécropole ?
        nécropole, je peux sacrifier un temple ?
        je peux détruire mon quartier le moins cher pour la nécropole ?
        n'importe quel quartier pour la nécropole ?
        je peux sacrifier ma taverne à la nécropole ?
        le quartier sacrifié à la nécropole va sous la pioche ?
        il a détruit un temple à 1 pour poser sa nécropole, c'est permis ?
    .no =
        Le quartier sacrifié pour la Nécropole doit-il valoir aussi cher ?
        puis-je detruire un batiment adverse pour ma necropole
        faut il sacrifier un quartier a 5 minimum pour la necropole
        le batiment sacrifié pour la necropole revient il en main
        est ce que le quartier detruit pour la necropole doit etre d'une couleur precise
        un quartier trop bon marché est il refusé pour la necropole
        faut que le bâtiment sacrifié soit violet pour la nécropole ?
        je détruis le temple du voisin pour poser ma nécropole ?
        Le coût du quartier sacrifié doit-il atteindre celui de la Nécropole ?
        je récupère ma taverne en main après l'avoir sacrifiée pour la nécropole ?
        un quartier à 1 c'est trop peu pour la nécropole ?
        je peux sacrifier une carte de ma main au lieu d'un bâtiment pour la nécropole ?
        il faut sacrifier un quartier cher pour la nécropole ?
        on peut détruire mon quartier pour la nécropole d'un autre ?
        je récupère la carte sacrifiée pour la nécropole ?
        la nécropole exige une merveille en sacrifice ?
        je sacrifie un quartier du voisin pour ma nécropole ?
        un temple ne suffit pas pour la nécropole ?
    .asked =
        Quel quartier peut-on détruire pour construire la Nécropole ?
        Nécropole sans or : quel bâtiment faut-il sacrifier ?
        ou va la carte du quartier que je sacrifie a la necropole
        lequel de mes quartiers peut partir pour la nécropole
        le bâtiment sacrifié pour la nécropole atterrit où
        je détruis quoi pour la nécropole
        quel coût minimum pour le quartier sacrifié à la nécropole
ruling-necropolis-no-gold = Si vous détruisez un de vos quartiers pour la Nécropole, vous n'ajoutez pas d'or : cela remplace tout le prix. Vous pouvez aussi garder vos quartiers et payer ses 5 pièces d'or.
    .no =
        Dois-je aussi payer de l'or si je sacrifie un quartier pour la Nécropole ?
        je sacrifie un batiment a 3 : dois je payer les 2 qui manquent pour la necropole
        suis je obligé de sacrifier un quartier pour construire la necropole
        le sacrifice ne fait il que baisser le prix de la necropole
        me rend on la monnaie si je sacrifie un quartier plus cher que la necropole
        je casse une taverne à 1 pour la nécropole, je dois rajouter 4 pièces ?
        on me rend la différence si je sacrifie un hôtel de ville pour la nécropole ?
        Le sacrifice d'un quartier réduit-il seulement le prix de la Nécropole ?
        interdit de payer la nécropole en pièces ?
        sans or je peux pas poser la nécropole même en sacrifiant un bâtiment ?
        je sacrifie un quartier pour la nécropole, je paie encore ?
        la nécropole se construit seulement par sacrifice ?
        nécropole : un quartier plus de l'or ?
        je dois détruire un quartier même si j'ai 5 pièces pour la nécropole ?
        je sacrifie un quartier à 1, je paie 4 pour la nécropole ?
        sans pièces, pas de nécropole ?
    .yes =
        la necropole est elle entierement gratuite quand je detruis un de mes quartiers
        on peut payer 5 pieces pour la necropole sans rien detruire ?
        jai 0 piece, jpeux quand meme poser la necropole en detruisant un quartier
        bourse vide, je détruis un truc à moi et la nécropole est posée ?
        sacrifier couvre la totalité du prix de la nécropole ?
        je préfère garder mes bâtiments et lâcher 5 pièces pour la nécropole, possible ?
        La Nécropole peut-elle se payer normalement, comme n'importe quel quartier ?
        un seul quartier détruit et plus rien à débourser pour la nécropole ?
        c'est soit 5 pièces soit un bâtiment à moi pour la nécropole ?
        nécropole gratuite si je détruis un quartier ?
        je peux payer 5 pour la nécropole et garder mes quartiers ?
        je n'ai pas d'or, je peux bâtir la nécropole ?
        détruire un quartier remplace les 5 pièces de la nécropole ?
        rien à payer pour la nécropole après un sacrifice ?
        Puis-je acheter la Nécropole sans rien sacrifier ?
    .asked =
        combien d'or coute la necropole si je sacrifie
        la nécropole en sacrifiant un temple, je sors combien de pièces
        deux façons d'avoir la nécropole, lesquelles
        nécropole, payer ou sacrifier
        nécropole sans sacrifice, ça coûte combien
