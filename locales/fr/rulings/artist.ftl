### The rulings of data/rulings/artist.toml, and the questions they answer: with yes, with no, or in another way.

ruling-artist-coin = L'Artiste embellit un ou deux quartiers pendant son tour, avec 1 pièce sur chacun.
    .asked =
        Combien de quartiers l'Artiste peut-il embellir par tour ?
        Je suis l'Artiste : combien de bâtiments puis-je décorer, et à quel prix ?
        combien de pieces l'artiste pose t il par tour
        l'artiste decore combien de batiments a chaque fois
    .yes =
        l'artiste peut il decorer deux quartiers dans le tour
        jpeux n'embellir qu'un seul batiment avec l'artiste
        artiste : deux pieces maxi par tour, c'est bien ca ?
    .no =
        l'artiste peut il embellir trois quartiers d'un coup
        l'artiste est il oblige d'en decorer deux
        avec l'artiste on peut mettre une piece sur toute la ville ?
ruling-artist-own-city = L'Artiste ne pose ses pièces que sur des quartiers de sa propre cité.
    .no =
        L'Artiste peut-il mettre une pièce sur le quartier d'un autre ?
        jpeux embellir le quartier d'un adversaire avec l'artiste
        l'artiste peut il poser une piece dans la ville du voisin
        un artiste adverse peut il decorer ma basilique pour me nuire
        l'artiste a t il le droit d'orner une cite qui n'est pas la sienne
    .yes =
        l'artiste decore uniquement chez lui ?
        les cites des autres sont elles interdites a l'artiste
        suis je a l'abri des pieces d'un artiste adverse
    .asked =
        dans quelle ville l'artiste pose t il ses pieces
ruling-artist-own-gold = Les pièces que l'Artiste pose sur les quartiers viennent de son propre or, pas de la banque.
    .yes =
        L'Artiste paie-t-il de son propre or les pièces posées sur ses quartiers ?
        embellir coute t il de l'or a l'artiste
        avec une seule piece l'artiste ne decore qu'un quartier ?
        c'est mon or a moi que je pose avec l'artiste ?
    .no =
        L'Artiste prend-il ses pièces à la banque ?
        la banque fournit elle les pieces de l'artiste
        decorer est il gratuit pour l'artiste
        artiste sans or, il peut embellir quand meme ?
    .asked =
        D'où viennent les pièces de l'Artiste ?
ruling-artist-once = Un quartier porte au plus une pièce de l'Artiste.
    .no =
        L'Artiste peut-il embellir deux fois le même quartier ?
        Peut-il y avoir deux pièces sur un quartier ?
        J'ai déjà décoré mon Palais : puis-je lui remettre une pièce à une autre manche avec l'Artiste ?
        L'Artiste peut-il poser ses deux pièces au même endroit ?
        jpeux empiler les pieces de l'artiste sur le meme batiment
        deja embelli la manche d'avant, on recommence ?
        les deux pieces de l'artiste sur une seule carte, permis ?
        l'artiste peut il monter le cout d'un quartier encore et encore
    .yes =
        une seule piece de l'artiste par quartier, c'est le maximum ?
        les deux pieces de l'artiste vont elles sur des quartiers differents
        un quartier decore ne peut plus l'etre a nouveau ?
    .asked =
        Combien de pièces de l'Artiste au maximum sur un même bâtiment ?
        combien de fois peut on embellir un quartier
ruling-artist-point = Un quartier qui porte la pièce de l'Artiste rapporte 1 point de plus.
    .yes =
        Un quartier embelli vaut-il plus de points ?
        Un bâtiment décoré par l'Artiste marque-t-il plus au décompte ?
        la piece de l'artiste donne t elle un point a la fin
        une taverne decoree vaut elle 2 points
        jgagne un point par quartier embelli ?
        chaque piece d'artiste dans ma cite fait elle monter mon score
    .no =
        la piece de l'artiste ne compte pas au score ?
        un quartier embelli rapporte t il deux points de plus
        mon manoir decore vaut il toujours 3 points seulement
    .asked =
        Que rapportent les pièces de l'Artiste à la fin ?
        Combien de points pour un quartier à 4 avec une pièce dessus ?
        la piece de l'artiste, ca fait combien de points
ruling-artist-destroy = La pièce de l'Artiste coûte 1 pièce d'or de plus au Condottiere : il paie le coût imprimé au lieu de 1 de moins.
    .yes =
        Le Condottiere paie-t-il plus pour détruire un quartier embelli ?
        Un bâtiment orné est-il plus cher à raser ?
        le condottiere raque t il une piece de plus si l'artiste a decore
        taverne embellie : le condottiere paie 1 ?
        mon manoir decore coute t il 3 au condottiere
    .no =
        Une Taverne avec une pièce dessus se détruit-elle encore gratis ?
        un quartier embelli est il intouchable pour le condottiere
        le condottiere peut il ignorer la piece de l'artiste
        eglise decoree, le condottiere la detruit pour 1 piece ?
        un temple embelli est il encore gratuit a detruire pour le condottiere
    .asked =
        Je suis le Condottiere : combien pour démolir un quartier à 3 décoré par l'Artiste ?
        combien paie le condottiere pour un palais decore
ruling-artist-swap-seize = La pièce de l'Artiste reste sur un quartier échangé ou pris, et le suit dans sa nouvelle cité.
    .yes =
        La pièce de l'Artiste reste-t-elle sur un quartier qui change de main ?
        Le Diplomate m'a pris un quartier décoré : la pièce part-elle avec ?
        le capitaine prend un quartier decore, la piece suit ?
        le diplomate recupere t il la piece de l'artiste avec le quartier echange
        un quartier embelli reste t il embelli apres l'echange
    .no =
        puis je retirer ma piece d'artiste avant que le capitaine prenne le quartier
        la piece de l'artiste retourne t elle a la banque apres un echange
        on me rend ma piece si le diplomate m'echange un batiment decore ?
        un quartier decore perd il sa piece quand le capitaine s'en empare
    .asked =
        quartier embelli echange par le diplomate : ou finit la piece
ruling-artist-swap-price = Pour le Diplomate et le Capitaine, un quartier qui porte la pièce de l'Artiste coûte 1 de plus.
    .yes =
        Le Diplomate et le Capitaine paient-ils plus pour un quartier embelli ?
        Je suis le Capitaine : un bâtiment à 2 décoré me coûte-t-il 3 ?
        la piece de l'artiste compte t elle dans la difference du diplomate
        le capitaine doit il payer 2 pour une taverne embellie
        diplomate, quartier decore : une piece de plus a payer ?
    .no =
        le capitaine paie t il juste le cout imprime d'un quartier decore
        le diplomate peut il ignorer la piece de l'artiste dans son calcul
        un 2 contre un 2 decore, le diplomate echange gratis ?
    .asked =
        Troc d'un quartier embelli : comment calcule-t-on la différence ?
        combien paie le capitaine pour un marche decore
ruling-artist-coin-destroyed = La pièce de l'Artiste sur un quartier détruit va à la banque : aucun livret ne la rend, et elle n'était plus dans le trésor.
    .no =
        Le propriétaire récupère-t-il la pièce de l'Artiste quand le quartier est détruit ?
        On a démoli mon quartier décoré : ai-je le droit de reprendre ma pièce ?
        le condottiere empoche t il la piece de l'artiste en detruisant
        la poudriere detruit mon eglise decoree, jrecupere la piece ?
        je sacrifie un quartier decore pour la necropole, sa piece me revient ?
        chantier embelli puis detruit, la piece retourne dans mon tresor ?
        suis je dedommage de la piece d'artiste si on rase le quartier
    .yes =
        le condottiere brule mon quartier decore, ma piece est perdue ?
        la piece d'un quartier embelli detruit va t elle a la banque
        la piece d'artiste part elle avec le quartier rase, pour de bon
    .asked =
        Où va la pièce d'un quartier embelli qu'on rase ?
        Mon quartier embelli est rasé par le Condottiere, qui garde la pièce ?
        chantier avec une piece d'artiste : ou va t elle quand je le detruis
ruling-artist-coin-no-shield = La pièce de l'Artiste n'arrête ni la Poudrière, ni le Chantier, ni la Nécropole : ils détruisent sans payer, un coût plus élevé n'y change rien.
    .no =
        La pièce de l'Artiste protège-t-elle un quartier de la Poudrière ?
        un batiment decore est il a l'abri de la poudriere
        la poudriere doit elle payer 1 pour un quartier embelli
        faut il payer plus pour sacrifier un quartier decore a la necropole
        une piece d'artiste sur le chantier empeche t elle de s'en servir
    .yes =
        la poudriere detruit elle gratis un quartier avec une piece d'artiste
        jpeux detruire mon chantier embelli pour construire
        un quartier decore peut il etre sacrifie a la necropole
    .asked =
        combien coute a la poudriere un quartier decore
ruling-artist-cost = Partout où le coût compte, un quartier qui porte la pièce de l'Artiste coûte 1 de plus, pour de bon. C'est le texte anglais, que nous suivons ; l'ukrainien ne parle que du prix de l'attaque et des points.
    .yes =
        La pièce de l'Artiste augmente-t-elle le coût lui-même ?
        Un quartier embelli est-il plus cher pour tout ?
        Un quartier à 3 décoré par l'Artiste est-il désormais un quartier à 4 ?
        Le coût augmenté par l'Artiste vaut-il aussi pour les autres cartes ?
        une eglise embellie devient elle un quartier de cout 3
        l'augmentation de cout de l'artiste est elle definitive
        le +1 de l'artiste dure t il jusqu'a la fin de la partie
        mon comptoir a 3 avec une piece, jdois le compter a 4 ?
    .no =
        l'effet de la piece de l'artiste disparait il a la manche suivante
        apres embellissement le quartier garde t il son cout imprime
        la piece de l'artiste ne joue que sur les points, pas sur le cout ?
    .asked =
        Embelli : est-ce le coût qui change, ou seulement les points ?
        le cout +1 de l'artiste compte pour quoi exactement
ruling-artist-marshal-limit = Avec la pièce de l'Artiste, un quartier de coût 3 coûte 4, et le Capitaine ne prend rien au-dessus de 3 : le livret anglais augmente le coût lui-même.
    .no =
        Le Capitaine peut-il prendre un quartier embelli de coût 3 ?
        Mon quartier à 3 porte une pièce de l'Artiste : le Capitaine peut-il encore me le piquer ?
        le capitaine peut il prendre mon comptoir decore (cout 3)
        caserne embellie, le capitaine la requisitionne ?
        le capitaine peut il payer 4 pour un 3 embelli
    .yes =
        L'Artiste peut-il mettre un bâtiment à l'abri du Capitaine ?
        un manoir decore est il hors de portee du capitaine
        la piece de l'artiste fait elle passer un quartier a 3 au dessus de la limite du capitaine
        une prison a 2 decoree, le capitaine peut encore la prendre ?
        suis je tranquille face au capitaine si j'embellis mon monastere
    .asked =
        Capitaine et quartier décoré : limite de 3 dépassée ?
        quels quartiers decores le capitaine peut il encore prendre
ruling-artist-basilica = La pièce de l'Artiste augmente le coût pour de bon : pour la Basilique, l'impair devient pair et le pair impair. Une Basilique embellie coûte 5 et se compte elle-même.
    .yes =
        La pièce de l'Artiste change-t-elle ce que compte la Basilique ?
        J'ai embelli un quartier à 4 : devient-il impair pour ma Basilique ?
        chateau a 4 decore, la basilique me donne un point ?
        la piece de l'artiste rend elle impair un quartier pair pour la basilique
        ma basilique embellie se compte elle elle meme
    .no =
        taverne decoree : la basilique la compte encore comme impaire ?
        la basilique regarde t elle seulement le cout imprime, sans la piece de l'artiste
        j'ai embelli mon comptoir a 3, la basilique le compte toujours ?
        une basilique decoree reste t elle paire
    .asked =
        Un quartier embelli est-il pair ou impair pour la Basilique ?
        Basilique et pièce de l'Artiste : compte-t-on 3 ou 4 ?
        basilique et quartiers embellis, quel cout on prend
ruling-coins-not-in-stash = Les pièces posées sur des quartiers ne sont pas dans votre trésor : le Trésor Impérial ne les compte pas, et pour l'Hospice vous pouvez être sans or malgré elles.
    .no =
        Les pièces de l'Artiste comptent-elles comme mon or pour le Trésor Impérial ou l'Hospice ?
        Les pièces sur les quartiers rapportent-elles avec le Trésor Impérial ?
        L'or posé par l'Artiste est-il encore à moi, pour le Trésor Impérial ?
        tresor imperial : j'ajoute les pieces de l'artiste posees sur mes quartiers ?
        jpeux depenser la piece posee sur mon quartier embelli
        les pieces de l'artiste empechent elles l'hospice de payer
        pour l'hospice, l'or pose sur mes batiments compte t il comme mon or
    .yes =
        J'ai trois pièces sur mes bâtiments et rien devant moi : l'Hospice me paie-t-il ?
        plus rien en main mais deux pieces sur mes quartiers, l'hospice marche ?
        les pieces d'artiste sont elles exclues du tresor imperial
        suis je sans or pour l'hospice si tout est sur mes quartiers
    .asked =
        l'or sur les quartiers, il compte comment pour le tresor imperial
ruling-artist-coin-older = L'Artiste pose 1 pièce sur un ou deux quartiers : une par quartier.
    .asked =
        Combien de quartiers l'Artiste peut-il embellir par tour ?
        combien de pieces pose l'artiste
    .yes =
        l'artiste peut il orner deux quartiers
        l'artiste peut il n'en decorer qu'un
    .no =
        l'artiste orne t il trois quartiers d'un coup
        faut il que l'artiste en decore deux
        l'artiste met il deux pieces par quartier
ruling-artist-price-older = Un quartier qui porte la pièce de l'Artiste coûte 1 pièce d'or de plus au Condottiere pour le détruire et au Diplomate pour l'échanger.
    .yes =
        Le Condottiere et le Diplomate paient-ils plus pour un quartier embelli ?
        marche decore : le condottiere paie 2 ?
        le diplomate paie t il 1 de plus pour un quartier orne
    .no =
        une taverne ornee est elle gratuite pour le condottiere
        le diplomate ignore t il la piece de l'artiste
        un quartier orne est il a l'abri du condottiere
    .asked =
        combien coute au condottiere un manoir decore
ruling-artist-point-third = Un quartier qui porte la pièce de l'Artiste rapporte 1 point de plus : la pièce augmente le coût, et un quartier rapporte son coût. Le livret ne le précise pas.
    .yes =
        Un quartier embelli vaut-il plus de points ?
        la piece de l'artiste vaut elle un point a la fin
        une taverne ornee rapporte t elle 2 points
    .no =
        la piece de l'artiste est elle sans effet sur le score
        un manoir orne rapporte t il toujours 3
        la piece de l'artiste rapporte t elle 2 points
    .asked =
        combien de points pour un palais orne
ruling-coins-not-yours-classic = Les pièces de l'Artiste posées sur des quartiers ne sont plus à vous : ni le Trésor impérial ni l'Hospice ne les comptent.
    .no =
        Les pièces de l'Artiste comptent-elles comme mon or pour le Trésor impérial ou l'Hospice ?
        le tresor imperial compte t il les pieces posees sur les quartiers
        les pieces de l'artiste sont elles encore a moi pour le tresor imperial
        l'or sur mes batiments bloque t il l'hospice
        jpeux payer avec la piece de mon quartier orne
    .yes =
        plus d'or sauf sur mes quartiers, l'hospice paie t il
        le tresor imperial laisse t il de cote les pieces de l'artiste
