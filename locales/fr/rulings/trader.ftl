### The rulings of data/rulings/trader.toml, and the questions they answer: with yes, with no, or in another way.

ruling-trader-income = Le Négociant prend 1 pièce d'or par quartier commerçant (vert) de sa propre cité.
    .asked =
        Combien le Négociant touche-t-il pour les quartiers verts ?
        J'ai trois quartiers commerçants et je suis le Négociant : combien de pièces ?
    .yes =
        Négociant : une pièce par bâtiment vert, comme la Marchande ?
        Le Négociant a-t-il un revenu ?
        le negociant touche t il de l'or pour ses quartiers verts
        quatre verts et je suis negociant, quatre pieces ?
        c'est une piece par commerce pour le negociant ?
    .no =
        le negociant a t il une piece en plus comme la marchande
        le negociant pioche des cartes pour ses verts ?
        les verts des autres cités comptent pour le negociant ?
        négociant sans vert, une piece quand meme ?
        le negociant gagne de l'or avec les bleus ?
ruling-trader-any-number = Le Négociant peut construire autant de quartiers commerçants (verts) qu'il peut en payer, et un quartier d'un autre type en plus.
    .asked =
        Combien de quartiers le Négociant peut-il construire en un tour ?
    .yes =
        Le Négociant peut-il aussi construire un quartier qui n'est pas vert ?
        Je suis le Négociant : puis-je poser quatre bâtiments verts et un rouge ?
        Le Négociant pose-t-il trois verts d'un coup ?
        le negociant peut poser trois verts et un palais
        les verts ne comptent pas dans la limite du negociant ?
        negociant : taverne, marché, port dans le tour, ca passe ?
    .no =
        Les quartiers commerçants du Négociant ont-ils une limite par tour ?
        le negociant est limité a une construction par tour ?
        deux bleus dans le meme tour avec le negociant ?
        le negociant construit ses verts gratuitement ?
        le negociant peut batir plusieurs violettes ?
        maximum trois verts pour le négociant ?
