### The rulings of data/rulings/trader.toml, and the questions they answer: with yes, with no, or in another way.

ruling-trader-income = Le Négociant prend 1 pièce d'or par quartier commerçant (vert) de sa propre cité.
    .asked =
        Combien le Négociant touche-t-il pour les quartiers verts ?
        J'ai trois quartiers commerçants et je suis le Négociant : combien de pièces ?
        Négociant : une pièce par bâtiment vert, comme la Marchande ?
        Le Négociant a-t-il un revenu ?
ruling-trader-any-number = Le Négociant peut construire autant de quartiers commerçants (verts) qu'il peut en payer, et un quartier d'un autre type en plus.
    .asked =
        Combien de quartiers le Négociant peut-il construire en un tour ?
        Le Négociant peut-il aussi construire un quartier qui n'est pas vert ?
        Je suis le Négociant : puis-je poser quatre bâtiments verts et un rouge ?
        Les quartiers commerçants du Négociant ont-ils une limite par tour ?
        Le Négociant pose-t-il trois verts d'un coup ?
