### The tile game Fortress: its rules by topic, the rulings on them, setup and tiles. A topic is
### fortress-rule-<id>, a ruling fortress-ruling-<id>, in the order of data/fortress/rules.toml;
### their numbers are shown next to them.

book-fortress = livret de Forteresse
section-fortress-book = tout le livret
section-fortress-setup = Matériel et mise en place
section-fortress-turn = Déroulement de la partie
section-fortress-roads = Les routes
section-fortress-cities = Les villes
section-fortress-monasteries = Les monastères
section-fortress-summary = Résumé des règles de base
section-fortress-several = Plusieurs partisans sur une zone
section-fortress-end = Fin de la partie
section-fortress-fields = Prés et paysans
section-fortress-river = La rivière

fortress-rule-setup = Mise en place
    .text = La tuile de départ est posée face visible au milieu de la table. Les 71 autres tuiles de terrain (il y en a 72) sont mélangées et attendent, face cachée, en plusieurs piles. Chacun prend les huit partisans d'une couleur : sept forment sa réserve, le huitième se place sur la case 0 de la piste de score. Le premier joueur est tiré au sort, puis on joue dans le sens des aiguilles d'une montre. Les 12 tuiles de rivière restent dans la boîte, sauf si vous jouez avec la rivière.
    .asked = réserve, tuile de départ, nombre de joueurs, combien de partisans
fortress-rule-turn = Un tour
    .text =
        Toujours dans cet ordre :
        1. Retournez une tuile, montrez-la à tous et ajoutez-la au plateau. C'est obligatoire.
        2. Vous pouvez placer sur cette tuile un partisan de votre réserve.
        3. On compte tout ce que la tuile vient d'achever, et le tour est fini.
fortress-rule-laying = Poser une tuile
    .text = Au moins un côté entier doit toucher une tuile déjà posée ; un coin ne suffit pas. Sur chaque côté qui en touche un autre, le dessin continue : route avec route, ville avec ville, pré avec pré.
fortress-rule-followers = Placer un partisan
    .text = Un seul partisan par tour, pris dans votre réserve, sur la tuile que vous venez de poser et nulle part ailleurs. Sur une route c'est un brigand, dans une ville un chevalier, dans un monastère un moine, dans un pré un paysan. Il ne doit y avoir aucun partisan sur toute la route, dans toute la ville ou dans tout le pré, même loin de votre tuile.
    .asked = meeple, pion, figurine
fortress-rule-roads = Les routes
    .text = Une route est achevée quand elle forme une boucle, ou quand ses deux bouts arrivent à un carrefour, une ville ou un monastère. Elle rapporte 1 point par tuile qu'elle occupe.
    .asked = chemin, rue
fortress-rule-cities = Les villes
    .text = Une ville est achevée quand ses murs l'entourent entièrement et qu'il ne reste aucun trou à l'intérieur. Elle rapporte 2 points par tuile qu'elle occupe et 2 par blason.
    .asked = blason, blasons, cité, écusson, écu, bouclier
fortress-rule-monasteries = Les monastères
    .text = Un monastère est achevé quand les huit places autour de sa tuile sont occupées, diagonales comprises. Il rapporte 9 points : 1 pour sa tuile et 8 pour celles qui l'entourent.
    .asked = abbaye, cloître
fortress-rule-fields = Prés et paysans
    .text = L'herbe d'un seul tenant forme un pré. Il ne se compte qu'à la fin de la partie : 3 points par ville achevée qu'il touche, pour le joueur qui y a le plus de paysans. La taille du pré ne compte pas.
    .asked = champ, prairie, ferme, fermier
fortress-rule-several-followers = Plusieurs partisans sur une zone
    .text = On ne peut pas se placer sur une zone occupée, mais une tuile peut en relier deux jusque-là séparées, chacune avec son partisan. C'est alors la majorité qui compte : le joueur qui a le plus de partisans marque tous les points, les autres rien. S'ils sont plusieurs à en avoir le plus, chacun d'eux marque tous les points.
    .asked = majorité, partager, égalité, propriétaire, à qui est-ce
fortress-rule-end = Fin de la partie
    .text =
        La partie prend fin avec le tour où la dernière tuile est posée. On compte alors ce qui reste inachevé, pour le joueur qui y a le plus de partisans :
        – route : 1 point par tuile
        – ville : 1 point par tuile et 1 par blason
        – monastère : 1 point, et 1 par tuile qui l'entoure
        – pré : 3 points par ville achevée qu'il touche
        Le joueur qui a le plus de points gagne ; à égalité, la victoire est partagée.
fortress-rule-river = La rivière
    .text = La tuile de départ retourne dans la boîte : 12 tuiles de rivière la remplacent, ce qui fait 83 tuiles en jeu. La source est posée face visible au milieu. Mélangez les dix autres face cachée et glissez le lac sous la pile. Tant que le lac n'est pas posé, on ne pioche que la rivière ; ensuite, le terrain. Une tuile de rivière suit les règles habituelles et doit en plus prolonger la rivière.
fortress-rule-misprints = Coquilles du livret
    .text = Le livret est adapté de celui de Carcassonne : l'ancien nom est resté à deux endroits, le titre contient une lettre fautive et quelques mots sont mal écrits. Cela ne change aucune règle. Quand une erreur en touche une, c'est dit sur la page de cette règle.

fortress-ruling-player-number = On joue de deux à cinq : il y a cinq couleurs. Le livret ne donne pas de minimum ; nous disons deux, car tout seul on n'a pas d'adversaire.
    .asked =
        À combien peut-on jouer à Forteresse ?
        c'est pour combien de joueurs
        on est combien max
    .yes =
        ça marche à deux
        on peut jouer à 5
        à trois c'est bon ?
    .no =
        on peut jouer à six
        je peux jouer tout seul
        le livret donne un nombre minimum de joueurs
fortress-ruling-no-abbots = Laissez les abbés dans la boîte. Le livret n'en parle qu'une fois, pour les laisser de côté à la première partie, mais il ne les compte pas parmi ses 40 partisans et ne dit pas ce qu'ils font.
    .words = abbé
    .no =
        Joue-t-on avec les abbés ?
        je peux poser un abbé à la place d'un moine
        les abbés font partie des 40 partisans
        le livret explique ce que fait l'abbé
        à la deuxieme partie on ajoute les abbés
    .yes =
        on laisse les abbés dans la boite
        on joue sans l'abbé
    .asked =
        c'est quoi ce pion abbé
fortress-ruling-who-starts = Un tirage au sort, ou le plus jeune ? Le livret fait tirer au sort et cite le plus jeune en exemple. Les deux conviennent ; mettez-vous d'accord avant la première tuile.
    .asked =
        Qui commence la partie ?
        qui joue en premier
        comment on choisit le premier joueur
    .yes =
        le plus jeune peut commencer
        on peut tirer au sort celui qui commence
    .no =
        c'est forcément le plus jeune qui commence
        tirage au sort obligatoire pour le premier joueur
        interdit de laisser le plus jeune débuter ?
fortress-ruling-no-followers-left = Sans partisan en réserve, vous devez quand même poser une tuile. Vous sautez seulement la deuxième étape.
    .yes =
        Dois-je poser une tuile si je n'ai plus de partisans ?
        plus de meeples, je pioche quand même
        plus aucun pion en réserve, je saute juste l'étape 2 ?
        obligé de poser la tuile même sans partisan dispo
    .no =
        si j'ai plus de pions je passe mon tour
        je peux refuser de poser ma tuile vu que j'ai plus de meeple
        réserve vide, je suis éliminé ?
    .asked =
        que faire quand on n'a plus de partisans
fortress-ruling-owner-scores = Les points vont au propriétaire de ce qui est achevé, peu importe qui a posé la tuile. Quand la liste des étapes parle du joueur dont c'est le tour, elle abrège.
    .yes =
        Est-ce que je marque si un autre achève ma ville ?
        il a fermé ma route pendant son tour, les points sont pour moi
        un adversaire termine mon abbaye, c'est moi qui marque
        on peut marquer pendant le tour d'un autre
    .no =
        celui qui pose la dernière tuile prend les points
        je ferme la ville d'un autre, je gagne les points
        on marque seulement à son propre tour
    .asked =
        qui marque, le proprio ou celui qui a posé la tuile
fortress-ruling-scores-at-once = Le partisan se place avant le décompte. Vous pouvez donc en mettre un sur ce que votre tuile vient d'achever, marquer aussitôt et le reprendre. Il pourra resservir à votre prochain tour, pas à celui-ci.
    .yes =
        Puis-je placer un partisan sur ce que ma tuile vient d'achever ?
        je ferme une ville vide, je mets un chevalier et je marque direct
        le pion posé revient dans le même tour
        on place le meeple avant de compter les points
    .no =
        on compte les points avant de poser le pion
        le meeple que je viens de récupérer, je peux le reposer ce tour ci
        interdit de mettre un brigand sur une route juste terminée ?
    .asked =
        quand je peux rejouer le partisan récupéré
fortress-ruling-score-track = Avancez votre marqueur d'autant de cases que de points. Quand il dépasse 50, couchez-le.
    .asked =
        Comment marquer ses points sur la piste de score ?
        que faire quand mon pion dépasse 50
        j'avance de combien sur la piste
    .yes =
        je couche mon marqueur après 50
        6 points = 6 cases ?
    .no =
        le marqueur reste debout quand il a dépassé 50
        arrivé au bout de la piste je m'arrête de compter
        une case vaut deux points ?
fortress-ruling-track-again = À 50 tout juste, le marqueur est sur la case 50 ; à 51, il est couché sur la case 1. Le livret ne dit rien au-delà de 100 : notez le total, c'est lui qui compte.
    .asked =
        Où est le marqueur à 50 points tout juste, et que faire après 100 ?
        on fait quoi au delà de 100 points
        51 points c'est quelle case
    .yes =
        pile 50, le pion reste debout sur la 50
        à 51 je suis couché sur la case 1
        on note le total sur papier passé 100
    .no =
        à 50 pile on couche déjà le marqueur
        le livret prévoit les scores de plus de 100
        les points au dessus de 100 sont perdus ?
fortress-ruling-pictures = Les maisons, les gens et les animaux dessinés n'ont aucun effet. Seuls comptent les routes, les villes, les prés, les monastères et la rivière.
    .no =
        Les maisons, les gens et les animaux des tuiles ont-ils un effet ?
        les vaches dessinées rapportent des points
        faut il que les petites maisons se raccordent
        une maison dans le pré gêne mon paysan
    .yes =
        les animaux c'est juste de la déco
        je peux ignorer les bonshommes dessinés sur la tuile
    .asked =
        à quoi servent les maisons sur les tuiles
fortress-ruling-no-place = Une tuile qui ne va nulle part est rangée dans la boîte, et le même joueur en retourne une autre.
    .words = tuile impossible à poser
    .asked =
        Que devient une tuile qui ne va nulle part ?
        impossible de poser ma tuile je fais quoi
        où va la tuile injouable
    .yes =
        ma tuile rentre nulle part, j'en pioche une autre
        la tuile impossible à placer va dans la boîte
    .no =
        je perds mon tour si la tuile ne se pose pas
        on remet la tuile injouable dans la pile
        je peux garder la tuile pour plus tard
fortress-ruling-no-place-ever = Seul le résumé le dit, mais nous l'appliquons toujours, aux tuiles de rivière aussi. Si la toute dernière tuile ne va nulle part, la partie s'arrête là.
    .yes =
        Une tuile de rivière qui ne va nulle part est-elle aussi rangée dans la boîte ?
        la toute dernière tuile est injouable, c'est fini ?
        la règle de la tuile impossible vaut toujours
        c'est écrit seulement dans le résumé, la tuile injouable ?
    .no =
        les tuiles rivière échappent à la règle de la tuile injouable
        dernière tuile impossible à poser, on continue quand même la partie
    .asked =
        et si la dernière tuile ne rentre pas
fortress-ruling-own-blocks = Votre propre partisan bloque la place comme celui d'un autre : pas de deuxième sur la même route, dans la même ville ou dans le même pré. Le résumé ne parle que de ceux des autres, mais les chapitres sur les routes et les prés citent aussi les vôtres.
    .no =
        Puis-je ajouter un deuxième partisan sur ma propre route, ville ou pré ?
        je peux remettre un chevalier dans ma ville
        je peux poser un 2e brigand sur ma route
        j'ai déjà un paysan dans ce pré, j'en pose un autre ?
    .yes =
        mon propre meeple me bloque aussi
        interdit de renforcer ma ville avec un 2e pion ?
        le résumé ne parle que des pions des autres, les miens bloquent quand même
fortress-ruling-choose-part = Si la tuile montre plusieurs routes, villes ou prés, choisissez une seule partie pour votre partisan. On n'en met jamais sur une tuile posée plus tôt.
    .yes =
        Est-ce que je choisis la partie de la tuile où va mon partisan ?
        ma tuile a une route et une ville, je choisis l'une des deux
        défense de mettre un pion sur une vieille tuile ?
        le meeple va forcément sur la tuile que je viens de poser
    .no =
        je peux placer un partisan sur une tuile posée avant
        deux prés sur ma tuile, je mets un paysan dans chacun ?
        on peut ajouter un pion sur la tuile du voisin
    .asked =
        où sur la tuile je peux mettre mon meeple
fortress-ruling-followers-home = Après le décompte, tous les partisans de cette route, de cette ville ou de ce monastère retournent à la réserve de leur propriétaire, même ceux qui n'ont rien rapporté. Les paysans restent.
    .yes =
        Les partisans reviennent-ils en réserve après le décompte ?
        j'ai perdu la majorité dans la ville, je récupère mes chevaliers quand meme
        monastère complet, le moine rentre ?
        même les pions qui n'ont rien marqué reviennent
    .no =
        mon brigand reste sur la route une fois comptée
        seul le gagnant reprend ses pions
        les paysans rentrent quand une ville voisine est finie
    .asked =
        qui récupère ses meeples après une ville terminée
fortress-ruling-road-junction = Un carrefour termine toutes les routes qui y arrivent : trois ou quatre routes y commencent, et chacune se compte à part.
    .yes =
        Un carrefour termine-t-il toutes les routes qui y arrivent ?
        ma route tombe sur un croisement, ce bout est fermé
        on compte chaque route du carrefour à part
        trois routes séparées sur un carrefour à trois branches ?
    .no =
        la route continue de l'autre côté du carrefour
        les quatre branches d'un croisement font une seule route
    .asked =
        combien de routes partent d'un carrefour
fortress-ruling-road-tile-once = On compte les tuiles, pas les tronçons. Une route qui passe deux fois sur la même tuile en tire 1 point, pas 2.
    .no =
        Une route qui passe deux fois sur la même tuile en tire-t-elle 2 points ?
        ma route repasse par la tuile, je la compte double
        on compte les tronçons de route
    .yes =
        une tuile traversée deux fois par ma route = 1 seul point
        pour une route on compte bien les tuiles
    .asked =
        combien pour une tuile où la route passe 2 fois
        comment compter une boucle de route qui se recroise sur une tuile
fortress-ruling-shield-two = Dans une ville achevée, un blason rapporte 2 points, pas 4. Le résumé semble le compter deux fois ; le chapitre des villes dit 2, et son exemple aussi : trois tuiles et un blason font 8.
    .asked =
        Combien de points rapporte un blason dans une ville achevée ?
        ça vaut combien un écusson
        ville fermée 3 tuiles et un blason ça fait combien
    .yes =
        le blason c'est +2 dans une ville finie
        trois tuiles et un bouclier = 8
    .no =
        un blason vaut 4 points
        on compte le blason deux fois comme dans le résumé
        un seul point par écusson dans une ville fermée ?
fortress-ruling-two-tile-city = La plus petite ville, de deux tuiles, rapporte 4 points. N'en donner que 2 est une règle d'anciennes éditions ; ce livret n'a pas cette exception.
    .yes =
        Une ville de deux tuiles rapporte-t-elle 4 points ?
        mini ville 2 tuiles, on compte normal ?
        les 2 points pour la petite ville c'est une vieille règle
    .no =
        la plus petite ville vaut seulement 2 points
        il y a une exception pour les villes à deux tuiles
        une ville minuscule compte 1 par tuile
    .asked =
        combien vaut la ville la plus petite
fortress-ruling-city-tile-once = On compte les tuiles, pas les morceaux. Une tuile qui montre deux parties de la même ville compte une fois.
    .no =
        Une tuile qui montre deux parties de la même ville compte-t-elle deux fois ?
        deux morceaux de ma ville sur une tuile ça fait 4 points
        on compte chaque morceau de ville
    .yes =
        la tuile avec deux bouts de ma ville compte une seule fois
        pour la ville on compte les tuiles et pas les morceaux
    .asked =
        comment compter une tuile où ma ville est deux fois
fortress-ruling-monk-when-laid = Seul le joueur qui pose la tuile du monastère peut y mettre un moine, et seulement à ce moment. Il n'y en a donc jamais plus d'un.
    .no =
        Puis-je mettre un moine dans un monastère posé à un tour précédent ?
        un autre peut mettre son moine dans l'abbaye que j'ai posée
        j'ai oublié mon moine au tour d'avant, je le mets maintenant ?
        deux moines dans le même monastère c'est possible
    .yes =
        le moine c'est tout de suite ou jamais
        seul celui qui pose l'abbaye peut y mettre un moine
    .asked =
        quand est ce qu'on peut poser un moine
fortress-ruling-monastery-road = Le livret dit qu'un monastère est entouré de prés de tous côtés. Deux des six tuiles ont aussi une route qui s'y termine, et le chapitre des routes prévoit ce cas. Raccordez les côtés tels qu'ils sont dessinés.
    .yes =
        Une tuile de monastère peut-elle avoir une route ?
        il existe des abbayes avec une route qui s'arrête dessus
        le côté route de l'abbaye doit toucher une route
    .no =
        tous les monastères ont des prés sur les 4 côtés
        je peux coller un pré contre la route du monastère
        mon monastère a une route, c'est une erreur d'impression
    .asked =
        combien de monastères ont une route
fortress-ruling-farmer-stays = Couchez le paysan. Il reste dans son pré jusqu'à la fin de la partie et ne revient pas en réserve avant.
    .no =
        Est-ce que je récupère mon paysan avant la fin de la partie ?
        je peux reprendre mon fermier pour le poser ailleurs
        le paysan se pose debout
        mes paysans reviennent en réserve en cours de jeu
    .yes =
        on couche le paysan ?
        le fermier est coincé dans son pré jusqu'au bout
    .asked =
        combien de temps le paysan reste dans le pré
fortress-ruling-field-completed-cities = Seules les villes achevées rapportent à un pré. La liste de fin de partie oublie ce mot, mais il figure au chapitre des prés, et dans son exemple une ville inachevée ne rapporte rien.
    .no =
        Un pré marque-t-il pour une ville inachevée ?
        les villes ouvertes comptent pour mes paysans
        ville à moitié construite à côté de mon champ, j'ai 3 points
    .yes =
        seules les villes fermées comptent pour un pré
        il faut que la ville soit finie pour payer le fermier
        3 points par ville terminée au bord de mon pré ?
    .asked =
        quelles villes comptent pour les paysans
fortress-ruling-field-never-complete = Un pré n'est jamais achevé. Quand le livret parle d'un pré achevé, il s'agit de tout pré où il y a des paysans.
    .no =
        Un pré peut-il être achevé ?
        mon pré est fermé par des routes de partout, il est fini
        on peut terminer un champ et le compter tout de suite
        un champ ça se complète comme une ville ?
    .yes =
        pré achevé dans le livret = n'importe quel pré avec des paysans
        un pré n'est jamais fini, c'est ça
    .asked =
        ça veut dire quoi un pré achevé dans le livret
fortress-ruling-farmers-tied = À égalité de paysans, chacun de ces joueurs marque tous les points. Le court résumé l'oublie, mais le chapitre le dit, et dans son exemple deux joueurs marquent 9 points chacun.
    .yes =
        À égalité de paysans, chacun marque-t-il tous les points ?
        un fermier chacun dans le pré, on marque tous les deux
        autant de paysans lui et moi, plein pot pour les deux ?
    .no =
        on partage les points du pré si égalité de paysans
        égalité de fermiers = personne ne marque le champ
        le premier arrivé dans le pré gagne l'égalité
    .asked =
        qui marque le pré quand on a le même nombre de paysans
fortress-ruling-field-by-itself = Chaque pré se compte à part. Une ville peut rapporter à plusieurs prés, même à deux prés du même joueur.
    .yes =
        Une ville peut-elle rapporter à plusieurs prés ?
        la ville touche mes deux prés, je prends 3 deux fois
        deux joueurs marquent la même ville depuis deux champs différents
        chaque pré se compte séparément
    .no =
        une ville ne nourrit qu'un seul pré
        ville déjà comptée pour un champ, elle est perdue pour le deuxième
        on additionne tous mes prés comme un seul
    .asked =
        une ville peut payer combien de prés
fortress-ruling-field-borders = Les routes, les villes et le bord du plateau limitent un pré, et la rivière aussi. La liste du livret l'oublie, mais il parle de ses rives, et d'autres éditions du jeu le disent.
    .yes =
        La rivière sépare-t-elle les prés ?
        une route coupe le pré
        la rivière est une limite pour mon champ
        le pré s'arrête aux murs de la ville
    .no =
        mon pré continue de l'autre côté de la rivière
        les deux rives c'est le même champ
        mon fermier traverse les routes ?
    .asked =
        qu'est ce qui délimite un pré
fortress-ruling-field-round-monastery = Une route qui se termine à un monastère ne coupe pas le pré : l'herbe continue autour du monastère.
    .no =
        Une route qui se termine à un monastère coupe-t-elle le pré ?
        la route s'arrête à l'abbaye, ça fait deux prés
        le monastère sépare mon champ en deux
    .yes =
        l'herbe fait le tour du monastère
        des deux côtés de la route de l'abbaye c'est le même pré
        mon paysan contourne le monastère
    .asked =
        combien de prés sur la tuile monastère avec route
fortress-ruling-field-touches = Un pré touche une ville s'il longe son mur quelque part sur une même tuile, sans route ni rivière entre les deux. Se rejoindre par les coins de tuiles voisines ne suffit pas.
    .asked =
        Quand un pré touche-t-il une ville ?
        comment savoir si mon champ est au bord d'une ville
        ça veut dire quoi toucher une ville pour un pré
    .yes =
        il suffit que le pré longe le mur sur une tuile
    .no =
        mon pré touche la ville juste par un coin de tuile, ça compte
        une route sépare partout mon pré du mur, il touche quand même
        la rivière est entre les deux, le champ touche la ville ?
        le pré doit faire tout le tour de la ville pour la toucher
fortress-ruling-monasteries-unfed = Les monastères ne rapportent rien aux prés. Que les paysans les nourrissent aussi n'est qu'une phrase d'ambiance ; le décompte ne cite que les villes achevées.
    .no =
        Les monastères rapportent-ils quelque chose à un pré ?
        3 points pour l'abbaye dans mon champ
        le livret dit que les paysans nourrissent les monastères, ça compte ?
    .yes =
        nourrir les monastères c'est juste de l'ambiance
        les fermiers ne comptent que les villes
        pour un pré j'ignore les abbayes
    .asked =
        combien le paysan gagne pour un monastère
fortress-ruling-fourth-city = Dans l'exemple du livret, un pré est payé pour quatre villes achevées, mais trois seulement portent une lettre. La quatrième n'en a pas ; la ville inachevée ne compte jamais.
    .asked =
        Quelle est la quatrième ville dans l'exemple du pré ?
        l'exemple des paysans dit 4 villes mais je vois 3 lettres, pourquoi
    .yes =
        la 4e ville de l'exemple c'est celle sans lettre
        le pré de l'exemple est payé pour quatre villes finies
    .no =
        la ville inachevée est la quatrième de l'exemple
        toutes les villes de l'exemple des prés ont une lettre
        dans l'exemple du pré seules 3 villes comptent
fortress-ruling-points-once = Plusieurs de vos partisans rapportent les points une fois, pas une fois chacun. Une zone inoccupée ne rapporte rien à personne.
    .no =
        Est-ce que je marque deux fois avec deux partisans dans la même ville ?
        j'ai trois brigands sur la route, je triple
        ville vide achevée, celui qui la ferme prend les points
    .yes =
        mes deux chevaliers rapportent la ville une seule fois
        une route sans pion ne rapporte rien à personne
    .asked =
        combien je marque avec plusieurs meeples au même endroit
        qui marque une ville où il n'y a personne
fortress-ruling-road-or-city = Le résumé demande comment plusieurs partisans se retrouvent sur une route ou dans un pré, mais ses exemples sont une route et une ville. Cela vaut pour les trois.
    .yes =
        La règle pour plusieurs partisans est-elle la même pour routes, villes et prés ?
        plusieurs paysans peuvent se retrouver dans un pré en reliant deux prés
        deux villes avec chevalier peuvent se rejoindre comme les routes
    .no =
        plusieurs pions ensemble ça n'arrive que sur les routes
        les prés sont exclus vu que les exemples sont une route et une ville
        pour les villes reliées c'est une autre règle que pour les routes
    .asked =
        pourquoi le résumé parle de route ou pré et montre une ville
fortress-ruling-ten-points = Le livret ne détaille pas sa ville à 10 points. Cinq tuiles conviendraient, ou quatre tuiles et un blason ; seule l'image le dirait.
    .asked =
        Comment la ville de l'exemple arrive-t-elle à 10 points ?
        pourquoi 10 points la ville dans l'exemple
    .yes =
        la ville à 10 points ça peut être cinq tuiles
        quatre tuiles plus un blason, ça colle avec les 10 points
    .no =
        le livret détaille sa ville à 10 points
        10 points dans l'exemple c'est trois tuiles et un blason
        le texte suffit pour savoir d'où viennent les 10 points
fortress-ruling-last-turn = Le dernier tour est un tour entier : tuile, partisan, points pour ce qui est achevé. Le décompte final ne vient qu'après.
    .yes =
        Le dernier tour est-il un tour entier ?
        dernière tuile, je peux encore poser un pion
        la ville fermée par la dernière tuile compte comme achevée
        le décompte final vient après le dernier tour
    .no =
        la partie s'arrête pile quand on pose la dernière tuile, sans pion ni points
        interdit de placer un partisan sur la dernière tuile
        le décompte final passe avant les points de la dernière tuile
    .asked =
        comment se passe le dernier tour
fortress-ruling-open-owners = Les zones inachevées ont des propriétaires comme les autres : la majorité prend tout, et à égalité chacun marque tous les points.
    .yes =
        À la fin, une ville inachevée va-t-elle à celui qui y a le plus de partisans ?
        égalité dans une ville pas finie, on marque tout tous les deux
        la majorité compte aussi pour les routes ouvertes à la fin
    .no =
        fin de partie, lui deux chevaliers moi un, je marque quelque chose
        on partage les points d'une route inachevée à égalité
        tous ceux qui sont sur une route non finie marquent à la fin
    .asked =
        qui marque les trucs inachevés en fin de partie
fortress-ruling-green-eight = Dans l'exemple, le joueur vert marque 8 pour une ville inachevée, « cinq tuiles et un blason ». Cela ferait 6 ; avec trois blasons on arrive à 8, et le même exemple d'une autre édition en montre trois. La règle reste : 1 par tuile, 1 par blason.
    .asked =
        Pourquoi le vert marque-t-il 8 pour sa ville inachevée dans l'exemple ?
        cinq tuiles un blason = 8 dans l'exemple, comment ça
    .yes =
        il faudrait trois blasons dans l'exemple du vert
        ville ouverte en fin de partie 5 tuiles et 1 blason, ça fait 6
        un blason vaut 1 dans une ville inachevée
    .no =
        cinq tuiles et un blason dans une ville pas finie font 8
        le blason vaut 2 points dans une ville inachevée à la fin
        l'exemple du joueur vert change la règle
fortress-ruling-river-bends = Le livret interdit de tourner une deuxième fois du même côté, pour que la rivière ne reparte pas en arrière. Nous interdisons deux coudes de suite du même côté ; avec des tuiles droites entre les deux, nous avertissons seulement, car d'autres éditions disent « de suite ».
    .words = demi-tour, virage, méandre
    .no =
        La rivière peut-elle tourner deux fois de suite du même côté ?
        la rivière peut faire demi-tour
        deux virages à gauche d'affilée pour la rivière, ça passe
        interdit de tourner à gauche puis à droite avec la rivière
    .yes =
        deux coudes de suite du même coté c'est interdit
        la rivière peut partir à droite puis à gauche
    .asked =
        rivière : un coude, une tuile droite, encore un coude du même côté, on fait quoi
fortress-ruling-river-followers = Les routes, villes, monastères et prés des tuiles de rivière reçoivent des partisans selon les règles habituelles. Personne ne se place sur la rivière elle-même, et elle ne rapporte rien.
    .yes =
        Puis-je placer un partisan sur une tuile de rivière ?
        un paysan au bord de la rivière c'est ok
        tuile rivière avec une ville, je peux y mettre un chevalier
    .no =
        je peux mettre mon pion sur l'eau
        la rivière rapporte des points
        interdit de poser des meeples pendant la phase rivière ?
    .asked =
        où mettre un pion sur une tuile rivière
fortress-ruling-river-piles = Le livret range les tuiles de rivière parmi celles de terrain à un endroit, et les en distingue à un autre. Faites deux pioches : d'abord la rivière, puis le terrain.
    .no =
        Mélange-t-on les tuiles de rivière avec celles de terrain ?
        je peux piocher du terrain avant la fin de la rivière
        une seule pioche avec rivière et terrain ?
    .yes =
        on fait deux pioches, rivière et terrain
        la rivière se pose en premier
        c'est une erreur de mélanger la rivière au reste
    .asked =
        on pioche d'abord où, rivière ou terrain
fortress-ruling-source-field = Autour de la source, il n'y a qu'un pré : la rivière y naît et ne le coupe pas. Certains en font deux ; décidez avant de jouer.
    .no =
        La rivière coupe-t-elle le pré autour de la source ?
        il y a deux prés sur la tuile source
        à la source les deux rives sont des prés différents
    .yes =
        autour de la source c'est un seul pré
        on peut décider avant de jouer que la source a deux prés
        le champ fait le tour de la source
    .asked =
        combien de prés à la source
fortress-ruling-third-river = Votre source a peut-être un virage de route et votre lac un monastère : ce sont les tuiles de la nouvelle édition. Elles se jouent de la même façon.
    .yes =
        Une source avec une route et un lac avec un monastère se jouent-ils pareil ?
        mon lac a une abbaye, je peux l'utiliser
        la source avec un virage de route c'est la nouvelle édition ?
    .no =
        il y a des règles spéciales pour la nouvelle rivière
        mon lac avec monastère est un défaut d'impression
        interdit de jouer la source qui a une route
    .asked =
        pourquoi ma source a une route dessus
fortress-ruling-road-words = Le livret ukrainien emploie trois mots pour la route. Ils désignent la même chose ; attention, l'un d'eux désigne aussi la piste de score.
    .yes =
        Les trois mots ukrainiens pour la route désignent-ils la même chose ?
        doroha dorijka stejka c'est la même route
        un des mots pour route veut aussi dire piste de score
    .no =
        sentier et route sont deux choses différentes dans le livret ukrainien
        il y a trois sortes de routes dans le livret ukrainien
        les trois mots pour route désignent aussi la piste de score
    .asked =
        pourquoi le livret ukrainien a plusieurs mots pour route
fortress-ruling-monk-words = Le livret ukrainien emploie deux mots pour le partisan du monastère. C'est le même moine.
    .yes =
        Les deux mots ukrainiens pour le partisan du monastère désignent-ils le même moine ?
        tchernets et monakh c'est pareil
        le livret ukrainien a deux noms pour le moine, c'est le même pion
    .no =
        le tchernets est un autre pion que le moine
        il y a deux sortes de moines dans le livret ukrainien
    .asked =
        pourquoi deux mots pour moine en ukrainien
        c'est qui le tchernets
fortress-ruling-page-numbers = Pour le cas de plusieurs partisans, deux chapitres renvoient à des pages différentes. Il n'y a qu'un chapitre à ce sujet, juste avant la fin de la partie.
    .asked =
        Où le livret explique-t-il le cas de plusieurs partisans ?
        deux chapitres renvoient à des pages différentes pour plusieurs partisans, laquelle est bonne
    .yes =
        il n'y a qu'un chapitre sur plusieurs partisans
        le chapitre plusieurs pions est juste avant la fin de partie
    .no =
        il y a deux chapitres sur plusieurs partisans
        les renvois de page pour plusieurs partisans sont d'accord entre eux
        le passage sur plusieurs meeples vient après la fin de la partie

fortress-rule-hint = Pour lire une page : { -program } fortress rule prés. Une règle par son numéro : { -program } fortress rule K8
fortress-place = { $place } · { $numbers }
fortress-rule-fits = { $line } ({ $numbers })
error-unknown-fortress-topic-none = Il n'y a ni sujet ni numéro de règle « { $typed } ».
    .advice = Tous les sujets : { -program } fortress rule
error-unknown-fortress-topic-near = Il n'y a pas de sujet « { $typed } ».
    .advice =
        Vouliez-vous dire :
        { $candidates }
error-unknown-fortress-topic-several = « { $typed } » peut désigner plusieurs sujets.
    .advice =
        Complétez le nom :
        { $candidates }

fortress-setup = Forteresse : la mise en place
fortress-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
fortress-setup-colours =
    { $count ->
        [0] Chacun prend les huit partisans d'une couleur : jaune, rouge, vert, bleu ou noir. Les cinq sont en jeu.
        [one] Chacun prend les huit partisans d'une couleur : jaune, rouge, vert, bleu ou noir. La couleur restante va dans la boîte.
       *[other] Chacun prend les huit partisans d'une couleur : jaune, rouge, vert, bleu ou noir. Les { $count } couleurs restantes vont dans la boîte.
    }
fortress-setup-followers = Gardez-en sept en réserve. Posez la piste de score à côté du plateau et votre huitième partisan sur la case 0.
fortress-setup-abbots = Les abbés, si votre boîte en a, y restent.
fortress-setup-start = Posez la tuile de départ (type D) face visible au milieu de la table.
fortress-setup-piles = Mélangez les 71 autres tuiles de terrain et faites-en plusieurs piles, face cachée. Les tuiles de rivière restent dans la boîte.
fortress-setup-box = Rangez la tuile de départ (type D) dans la boîte : la rivière la remplace.
fortress-setup-source = Posez la source ({ $tile }) face visible au milieu de la table.
fortress-setup-river = Mélangez les dix autres tuiles de rivière face cachée et glissez le lac ({ $tile }) sous cette pile.
fortress-setup-land = Mélangez les 71 tuiles de terrain et faites-en plusieurs piles, face cachée. Avec les 12 de la rivière, 83 tuiles sont en jeu.
fortress-setup-first = Qui commence ? Tirez au sort, ou laissez commencer le plus jeune. On joue dans le sens des aiguilles d'une montre.
fortress-setup-draw = Piochez dans la pile de la rivière jusqu'à la pose du lac, puis dans les autres.
error-fortress-player-count = Forteresse ne se joue pas à { $players }.
    .advice = On y joue de 2 à 5 : il y a cinq couleurs.

fortress-tiles = Forteresse : les tuiles
fortress-tiles-land = Terrain
fortress-tiles-river = Rivière
fortress-tiles-third = La nouvelle rivière, à la place de RA et RL
fortress-tiles-total = { $land } tuiles de terrain, { $river } de rivière.
fortress-tiles-left =
    { $count ->
        [one] Il reste { $count } tuile sur { $total }.
       *[other] Il reste { $count } tuiles sur { $total }.
    }
fortress-tiles-start = Avec la rivière, la tuile de départ est dans la boîte : il y a un D de moins en jeu.
fortress-tiles-gone = Il ne reste aucune tuile avec ces côtés, quel que soit le sens : { $shapes }.
fortress-tiles-unknown = Une tuile qui n'allait nulle part et qu'on a rangée dans la boîte compte encore comme restante.
fortress-tiles-sides = Les côtés se lisent dans l'ordre nord, est, sud, ouest : C ville, R route, F pré, W rivière ; + avec un blason, / villes séparées.
fortress-tiles-first = { $shows } (la tuile de départ en est une)
fortress-open = Places libres
fortress-open-place = Place { $place }, côtés { $sides }
fortress-open-fits =
    { $count ->
        [0] Aucune des { $left } tuiles restantes ne va ici.
        [one] { $count } des { $left } tuiles restantes va ici.
       *[other] { $count } des { $left } tuiles restantes vont ici.
    }
fortress-open-turns = Le chiffre après la lettre : les quarts de tour dans le sens horaire.
fortress-open-hint = ? est un côté sans voisine. Ce qui va à une place : { -program } fortress tiles partie.toml --at 1,1
error-fortress-at-file = --at demande un plateau ou une partie.
    .advice = Donnez son fichier : { -program } fortress tiles partie.toml --at 1,1
error-fortress-at-taken = { $place } n'est pas libre : la tuile { $tile } s'y trouve.
    .advice = Les places libres : { -program } fortress tiles partie.toml
error-fortress-at-far = { $place } n'est pas une place libre : aucune tuile à côté.
    .advice = Les places libres : { -program } fortress tiles partie.toml
column-tile = Tuile
column-count = Nombre
column-left = Reste
column-at = Place
column-fits = Vont
column-sides = Côtés
column-shows = Dessin

command-fortress-rule = Afficher un sujet des règles, une règle par numéro, ou la liste.
    .examples =
        { -program } fortress rule
        { -program } fortress rule prés
        { -program } fortress rule K8
command-fortress-setup = Suivre la mise en place, de la boîte à la première tuile.
    .examples =
        { -program } fortress setup -p 4
        { -program } fortress setup -p 3 --river
command-fortress-tiles = Lister les tuiles et leur nombre, ou ce qui reste en jeu.
    .examples =
        { -program } fortress tiles
        { -program } fortress tiles partie.toml
        { -program } fortress tiles partie.toml --at 1,1
help-fortress-rule-topic = un sujet, des mots des règles, ou un numéro comme E3 ou K8
help-fortress-setup-players = indiquer le nombre de joueurs, de 2 à 5
help-fortress-tiles-file = un plateau ou une partie, comme pour fortress board
help-fortress-tiles-at = dire ce qui va à cette place libre, x,y comme sur le plateau dessiné
value-at = x,y
help-fortress-setup-river = jouer avec la rivière
help-fortress-setup-third_river = jouer avec la rivière de la nouvelle édition : une route à la source, un monastère au lac
