### The rulings of data/rulings/trader.toml, and the questions they answer: with yes, with no, or in another way.

ruling-trader-income = Le Négociant prend 1 pièce d'or par quartier commerçant (vert) de sa propre cité.
    .asked =
        Combien le Négociant touche-t-il pour les quartiers verts ?
        J'ai trois quartiers commerçants et je suis le Négociant : combien de pièces ?
        négociant avec deux verts, combien de pièces
        de quoi vit le négociant
        négociant avec 3 verts, combien
        le négociant gagne pour quelle couleur
    .yes =
        Négociant : une pièce par bâtiment vert, comme la Marchande ?
        Le Négociant a-t-il un revenu ?
        le negociant touche t il de l'or pour ses quartiers verts
        quatre verts et je suis negociant, quatre pieces ?
        c'est une piece par commerce pour le negociant ?
        un sou par quartier vert pour le négociant ?
        cinq verts, négociant, 5 pièces ?
        Le Négociant perçoit-il une pièce pour chaque quartier commerçant de sa cité ?
        taverne et port en ville, le négociant ramasse 2 ?
        les verts que je pose avant d'encaisser, c'est du vert à moi donc ça paie le négociant ?
        aucun vert, rien à encaisser en négociant ?
        négociant, 1 pièce par vert ?
        je suis négociant avec 2 verts, je touche 2 ?
        le marché rapporte au négociant ?
        le négociant encaisse pour ses verts ?
        négociant sans vert, pas de revenu ?
        Le Négociant gagne-t-il de l'or avec ses quartiers verts ?
    .no =
        le negociant a t il une piece en plus comme la marchande
        le negociant pioche des cartes pour ses verts ?
        les verts des autres cités comptent pour le negociant ?
        négociant sans vert, une piece quand meme ?
        le negociant gagne de l'or avec les bleus ?
        le négociant touche pour mes rouges ?
        négociant : +1 pièce offerte chaque tour comme la marchande ?
        Le Négociant encaisse-t-il pour les verts de ses adversaires ?
        deux pièces par commerce pour le négociant ?
        les verts rapportent des cartes au négociant ?
        un manoir paie le négociant ?
        négociant, 2 pièces par vert ?
        le négociant gagne avec les jaunes ?
        le négociant prend de l'or pour mes verts à moi, son voisin ?
        négociant, une pièce bonus en plus ?
        je suis négociant, mon temple me rapporte ?
        le négociant n'a pas de revenu ?
ruling-trader-any-number = Le Négociant peut construire autant de quartiers commerçants (verts) qu'il peut en payer, et un quartier d'un autre type en plus.
    .asked =
        Combien de quartiers le Négociant peut-il construire en un tour ?
        négociant, je peux poser quoi en plus de mes verts
        combien de verts max pour le négociant dans un tour
        négociant, combien de constructions
        négociant, verts illimités ou pas
    .yes =
        Le Négociant peut-il aussi construire un quartier qui n'est pas vert ?
        Je suis le Négociant : puis-je poser quatre bâtiments verts et un rouge ?
        Le Négociant pose-t-il trois verts d'un coup ?
        le negociant peut poser trois verts et un palais
        les verts ne comptent pas dans la limite du negociant ?
        negociant : taverne, marché, port dans le tour, ca passe ?
        négociant : cinq verts d'affilée si j'ai les sous ?
        deux tavernes différentes, un port et une cathédrale, négociant, ok ?
        Le Négociant peut-il bâtir un quartier non commerçant en plus de ses verts ?
        mes verts ne bouffent pas ma limite en négociant ?
        un violet et trois verts dans le tour du négociant, légal ?
        le négociant peut aussi bâtir aucun vert et juste un rouge ?
        négociant, verts illimités ?
        je suis négociant, je peux bâtir 4 verts ?
        négociant, deux verts et un bleu ce tour ?
        le négociant peut construire un rouge en plus de ses verts ?
        il a posé trois verts et un jaune en négociant, c'est permis ?
        Le Négociant peut-il construire plusieurs quartiers verts dans son tour ?
    .no =
        Les quartiers commerçants du Négociant ont-ils une limite par tour ?
        le negociant est limité a une construction par tour ?
        deux bleus dans le meme tour avec le negociant ?
        le negociant construit ses verts gratuitement ?
        le negociant peut batir plusieurs violettes ?
        maximum trois verts pour le négociant ?
        deux bleus et un vert pour le négociant ?
        le négociant s'arrête à deux verts ?
        Le Négociant est-il limité à trois constructions par tour ?
        les verts du négociant sont offerts ?
        négociant : autant de quartiers qu'il veut, toutes couleurs ?
        un palais et un château dans le même tour en négociant ?
        négociant, un seul quartier ?
        négociant, deux bleus ?
        négociant, maximum trois quartiers ?
        je suis négociant, je peux bâtir deux rouges et un vert ?
        le négociant ne peut construire que des verts ?
        négociant, les verts sont gratuits ?
