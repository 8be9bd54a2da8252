### Questions that no rulebook answers: advice, nonsense, other games, small talk. `ask` learns from
### them what to leave unanswered.

off-topic = Ce que la règle ne dit pas
    .asked =
        c quoi le meilleur perso a prendre au premier tour
        vaut mieux l'assassin ou le voleur quand on est 5
        comment deviner qui a l'architecte
        l'architecte est grave cheaté non ?
        condottiere ou diplomate, lequel est le plus fort
        je tue qui avec l'assassin là
        mon pote a 9 or, je parie sur le voleur ou pas
        ça sert vraiment à quelque chose la sorcière
        t'en penses quoi de la reine
        la cathédrale ça vaut le coup pour 5 or ?
        faut-il garder ses cartes chères pour la fin
        qui est en train de gagner à ton avis
        des tips pour gagner plus souvent svp
        est-ce rentable de détruire un quartier à 3 or
        j'ai 6 quartiers et lui 5, je le détruis ou je construis
        le roi tout le temps c'est une bonne strat ?
        comment on bluffe bien avec le maître-chanteur
        à quel moment prendre l'évêque
        perso le plus nul du jeu selon toi ?
        le jeu est-il équilibré à 2
        c'est plus fun à 4 ou à 7 joueurs
        on fait quoi quand tout le monde s'acharne sur moi avec le condottiere
        la porte du dragon c'est le meilleur quartier violet nan
        quel quartier poser en premier
        je devrais piocher ou prendre l'or ce tour-ci
        pourquoi tout le monde prend la marchande dans mon groupe
        c'est abusé le magicien qui pique toute la main, t'es d'accord ?
        ma soeur va prendre quoi d'après toi
        combien d'or faut garder en réserve en général pour être tranquille
        il faut combien de parties pour être bon à citadelles
        est ce que c'est sympa de jouer l'assassin contre des débutants
        l'alchimiste est sous-coté ou c'est moi
        plutôt marchande ou négociant pour faire de la thune
        stratégie rush 7 quartiers pas chers ou gros quartiers ?
        la couronne est-elle si importante que ça
        comment savoir si quelqu'un a pris le voleur juste à sa tête
        conseille moi un mélange de persos qui tape fort
        quelle combo de quartiers uniques est la plus pétée
        le bailli c op ou pas
        j'hésite entre érudit et navigatrice, un avis ?
        lequel des quartiers violets est inutile
        comment contrer un joueur qui prend toujours l'architecte
        je vole qui moi avec mon voleur
        qui attaquer quand tout le monde est à 5 quartiers
        est-ce que c'est malin de tuer le roi
        la grande muraille vaut-elle son prix
        j'ai 2 or et 5 cartes bleues je choisis quel perso
        faut viser la marchande ou l'architecte avec le voleur
        le capitaine est plus chiant que le condottiere je trouve, toi aussi ?
        par quoi commencer quand on a une main pourrie
        t'as une astuce pour pas se faire assassiner
        c'est juste ou injuste de cibler le dernier au score
        quel intérêt à jouer le cardinal franchement
        le devin ça casse pas un peu le jeu
        comment gagner sans jamais détruire personne
        le laboratoire j'le construis tôt ou tard
        est-ce que la forge est meilleure que le labo
        le musée rapporte assez de points pour que ce soit intéressant ?
        à 3 joueurs qui est le perso le plus safe
        mon mec me tue à chaque manche il triche ou il est fort
        quel score est considéré comme bon
        un bon score à 6 joueurs ça tourne autour de combien chez les pros
        je suis à la ramasse niveau or, comment remonter
        que ferait un expert avec l'empereur en début de partie
        vous préférez l'abbé ou l'évêque vous
        est-il plus malin de donner la couronne au plus faible
        julie a fait un sourire bizarre, elle a l'espion tu crois
        est-ce que je peux encore gagner avec 3 quartiers de retard
        l'échevin ça marche bien en vrai ?
        quand bluffer sur un mandat de l'échevin
        tu payerais le chantage toi à ma place
        la sorcière est-elle plus forte que l'assassin
        le meilleur moyen de finir la partie vite avant que paul me rattrape
        construire la bibliothèque tour 1, bonne ou mauvaise idée
        école de magie ou quartier hanté lequel est le plus rentable
        le parc ou le trésor impérial pour scorer
        quel est le pourcentage de chances que le 4 soit pris par mon voisin
        je comprends pas l'intérêt du patricien, ça vaut quelque chose ?
        ce jeu est-il trop méchant pour des enfants sensibles
        trop de hasard dans citadelles nan ?
        c quoi la strat ultime avec la navigatrice
        y a moyen de faire une alliance efficace contre le leader, tu conseilles quoi
        ça vaut le coup de sacrifier son armurerie sur la cathédrale de l'autre
        est-ce bien vu de détruire le quartier de sa copine
        j'ai peur du condottiere, je pose des quartiers à 1 ?
        faut-il se méfier de celui qui pioche toujours
        l'artiste c'est pas un peu faible comme perso
        classe moi les 9 persos du plus fort au plus faible
        tier list des persos de 2016 stp
        donne moi une ouverture solide pour 4 joueurs
        le théâtre met trop le bazar, on devrait l'enlever ?
        quels persos mettre pour une partie bien méchante
        quelle config de cartes pour une soirée chill avec des noobs
        les anciens persos étaient mieux équilibrés, vrai ou pas
        pourquoi je perds toujours à citadelles bordel
        comment lire dans la tête des autres au moment du choix des persos
        le donjon imprenable est-il utile si personne joue rouge
        la taverne pour 1 or c'est une arnaque ou une bonne affaire
        vaut mieux beaucoup de quartiers verts ou varier les couleurs
        miser sur le bonus des 5 couleurs, smart ou pas smart
        j'aime pas le magicien, il est vraiment utile ?
        le palais à 5 sans le roi ça sert à rien je pense, t'en dis quoi
        est-ce une erreur de prendre le condottiere quand on est pauvre
        c'est quoi ton perso préféré
        comment faire croire à la table que j'suis l'évêque
        de qui dois-je me venger après ce vol
        les joueurs forts ils prennent l'or ou les cartes le plus souvent
        peut-on dire que le mage noir est le perso le plus frustrant
        à partir de quand il faut arrêter de thésauriser et bâtir
        le dernier à choisir est-il vraiment désavantagé en pratique
        le condottiere peut il danser avec la reine
        y a des toilettes dans la cathédrale
        le voleur est-il célibataire
        l'assassin dort sur le dos ou sur le ventre
        combien de bières le roi boit à la taverne
        est-ce que la sorcière a un chat noir
        l'évêque il aime les crêpes ?
        la marchande vend-elle des iphones
        si il pleut sur le marché, les poissons sont contents ?
        l'architecte a-t-il son permis de conduire
        qui repasse la robe de la reine
        le dragon de la porte du dragon mange quoi le matin
        peut-on épouser la magicienne un mardi
        l'empereur ronfle fort ?
        pourquoi le cardinal est-il si triste
        la navigatrice a le mal de mer ou pas
        est-ce que le quartier hanté a le wifi
        les fantômes payent un loyer dans le quartier hanté ?
        le diplomate parle combien de langues
        l'alchimiste peut transformer mon ex en or
        ça sent quoi l'intérieur du donjon
        le roi fait caca sur son trône
        quelle pointure fait le capitaine
        l'espion porte des lunettes de soleil la nuit ?
        la grande muraille se voit-elle depuis la lune
        est-ce que le devin connaît les numéros du loto
        le bailli a-t-il déjà pleuré devant un film
        je peux manger la carte évêque avec du ketchup
        le voleur peut il voler mon coeur
        l'artiste peint-elle des tortues ninja
        combien de pigeons vivent sur la cathédrale
        l'assassin invite la sorcière au resto, qui paye
        abbé contre requin, qui gagne
        le magicien sort un lapin de la couronne ?
        est-ce que la forge chauffe assez pour cuire une pizza
        l'érudit a eu combien au bac
        le patricien met de la crème solaire au parc ?
        les pièces d'or sont-elles en chocolat pour le négociant
        qui est la maman de l'empereur
        le condottiere a peur des araignées ?
        y a des zombies au cimetière le week-end
        on peut jouer au foot sur la place de l'hôtel de ville contre l'échevin ?
        la maître-chanteuse chante-t-elle sous la douche
        quelle note donne l'évêque à la star ac
        le temple est à combien de km de disneyland
        est-ce que poudlard et l'école de magie c'est la même cantine
        le roi peut-il couronner un hamster
        si je jette le palais par la fenêtre il vole
        l'architecte construit des igloos en été ?
        le laboratoire fabrique-t-il du shampoing
        l'assassin est bourré, il tue le lampadaire
        la reine se téléporte sur mars avec son château, elle prend une valise ?
        le théâtre joue quoi ce soir, du molière ou du jul
        quel parfum de glace vend le port
        la bibliothèque a-t-elle tous les tomes de one piece
        la sorcière ensorcelle mon prof de maths pour qu'il soit sympa
        l'abbé fait du skate dans le monastère ?
        combien pèse la couronne avec de la confiture dessus
        le capitaine sait-il nager le papillon
        est-ce que le voleur se lave les mains après avoir volé
        l'espion a un compte tiktok
        la magicienne peut elle échanger sa main contre un pied
        qui tond la pelouse du parc
        le manoir a une piscine chauffée ?
        le cardinal c'est un oiseau rouge ou un monsieur
        l'alchimiste divorce, qui garde les quartiers et le chien
        est-ce que le roi et l'évêque sont en couple
        le négociant négocie-t-il avec son chat
        de quelle couleur sont les chaussettes de l'assassin
        le bailli il a des amis au moins ?
        la tour de guet regarde qui en fait
        peut on faire un câlin à la prison
        la navigatrice a google maps sur son bateau ?
        le diplomate a raté son train, il pleure où
        les vaches du marché donnent-elles du lait doré
        l'échevin aime bien le camembert avec ses mandats ?
        quand le devin dort est-ce qu'il rêve de cartes
        le musée expose des dinosaures vivants ou empaillés
        l'empereur c'est palpatine
        batman peut venir habiter dans la forteresse
        est-ce que l'armurerie vend des pistolets à eau
        le mage noir il jette des boules de neige ?
        le patricien respire par le nez ou par la bouche
        si la lune tombe sur la cathédrale, le curé fait quoi
        la marchande et le condottiere ont combien d'enfants
        l'érudit mange ses livres avec ou sans sel
        le roi peut-il faire un moonwalk jusqu'au port
        le condottiere détruit ma vie sentimentale, il s'excuse quand
        est-ce que l'artiste a embelli sa belle-mère
        vampire ou loup garou, l'assassin ?
        aux échecs le roi peut roquer après un échec
        comment se déplace le fou aux échecs
        au catan le voleur il bloque quoi
        combien de ressources pour construire une ville à catan
        dans monopoly on touche de l'argent sur parc gratuit ?
        je peux construire un hôtel direct rue de la paix
        une quinte flush bat un carré au poker ?
        le roi de coeur vaut combien à la belote
        peut-on poser un +4 sur un +2 au uno
        à magic une créature avec vol peut être bloquée par qui
        règles du loup-garou, la sorcière peut se sauver elle même
        d&d 5 : le voleur a combien d'attaque sournoise au niveau 3
        comment battre malenia dans elden ring
        dans clash of clans quel château upgrade
        c'est quoi le hors-jeu au foot
        on joue combien de sets au tennis à roland garros
        dans zelda où trouver l'épée de légende
        minecraft comment crafter une enclume
        le cavalier saute par dessus les pions ou pas
        au tarot le petit au bout ça rapporte combien
        à 7 wonders combien de cartes par âge
        dominion, le marché donne combien de pièces
        on distribue combien de cartes au rami
        comment on évolue évoli en pikachu nan je déconne en noctali
        risk : combien d'armées pour attaquer
        peut on prendre une tour avec un pion
        splendor on peut garder plus de 10 jetons
        age of empires 2 combien d'or pour un paladin
        les aventuriers du rail faut combien de wagons pour la route de 6
        skyjo ça finit à quel score
        code promo fortnite v bucks
        dans munchkin un voleur peut poignarder deux fois ?
        codenames l'assassin si on tombe dessus on perd direct ?
        dixit combien de points si tout le monde trouve
        l'archer de clash royale coûte combien d'élixir
        au scrabble "qi" est valable ?
        love letter la princesse défaussée il se passe quoi
        combien de joueurs dans une équipe de rugby
        la dame peut elle sauter plusieurs pions au jeu de dames
        comment on compte les points à la pétanque
        the witcher gwent comment gagner des manches
        dans skyrim comment rejoindre la guilde des voleurs
        crusader kings 3 comment devenir empereur vite
        pokemon : l'attaque charge fait combien de dégâts
        hearthstone le prêtre il soigne de combien
        au blackjack l'as c'est 1 ou 11
        sur civ 6 comment construire une merveille plus vite
        le bridge ça se joue à combien
        à complots la duchesse prend combien de pièces
        among us combien d'imposteurs à 10
        salut ça va ?
        il fait quel temps demain à lyon
        on mange quoi ce soir
        recette pâte à crêpes pour 6
        racontes une blague
        combien font 17 x 23
        comment dit-on roi en espagnol
        quelle heure est-il au japon
        tu m'aimes
        ma copine fait la gueule je lui dis quoi
        c'est quoi la capitale de l'australie
        traduis "je suis fatigué" en anglais
        racine carrée de 144
        chanson d'aya nakamura du moment ?
        comment réviser le brevet en 2 jours
        jsuis crevé
        bonne nuit les gens
        mdr t'es con
        qui a fini les chips
        une idée de cadeau pour ma mère
        pizza ou sushi
        t'as vu le dernier épisode hier soir
        comment on écrit "accueil" déjà
        le métro ferme à quelle heure le samedi
        pourquoi le ciel est bleu
        j'ai mal à la tête doliprane ou ibu
        c quand les vacances de la toussaint
        qui a gagné l'eurovision l'an dernier
        mon chat vomit c'est grave ?
        tu connais un bon film d'horreur
        comment enlever une tache de vin rouge sur un tapis
        quel âge a le roi charles
        combien de temps cuire un oeuf à la coque
        jte kiffe
        fais moi un poème sur l'automne
        on est quel jour aujourd'hui
        mon crush me répond pas depuis 3 jours, je relance ?
        résous 3x + 5 = 20
        devinette : qu'est ce qui est jaune et qui attend
        qui veut un café
        t'es un robot ?
        qui t'a programmé
        t'es fait avec chatgpt ou quoi
        comment je mets l'appli en mode sombre
        mon téléphone rame, pourquoi
        tu marches sans internet ?
        citadelles coûte combien à la fnac
        où acheter la version 2016 moins cher
        quelle taille de sleeves pour les cartes
        qui a dessiné les illustrations des persos
        bruno faidutti habite où
        il a quel âge faidutti
        y a-t-il une nouvelle extension prévue cette année
        on peut jouer à citadelles sur board game arena
        la boîte rentre dans un kallax ?
        le jeu pèse combien dans une valise
        où je peux revendre ma vieille édition sur leboncoin
        c'est quoi le mot de passe du wifi
        tu enregistres ce que j'écris ?
        comment je désinstalle cette app
        il existe une version ios de citadelles avec des bots
        ma carte assassin est déchirée, l'éditeur la remplace gratos ?
        faidutti a fait quels autres jeux
        as-tu une conscience
        l'ancienne boîte edge était plus jolie, non ?
        le jeu a eu quel prix en allemagne en l'an 2000
        combien d'exemplaires vendus dans le monde
        quel thermoformage / insert 3d pour ranger les pièces d'or
        pk l'illustration de la sorcière ressemble à une actrice
        tu parles combien de langues toi l'appli
