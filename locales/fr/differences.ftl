### Where the boxes differ. differs-<card> says how a card's power differs; costs, ranks, copies and
### names come from the data.

page-differs = D'une boîte à l'autre
page-ours = notre traduction : nous ne connaissons pas de nom imprimé dans cette langue
page-rulings-2016 = Précisions, édition 2016
page-rulings-classic = Précisions, boîte classique
page-rulings-third = Précisions, troisième édition
edition-short-2016 = 2016
edition-short-classic = classique
edition-short-third = troisième
differs-rank = Rang : { $values }.
differs-cost = Coût : { $values }.
differs-copies = Exemplaires : { $values }.
differs-name = Nom : { $values }.
differs-value = { $value } ({ $editions })

differs-assassin = Troisième : le joueur assassiné montre sa carte à la fin de la manche. 2016 et classique : seulement si c'est le personnage de rang 4.
differs-thief = 2016 : tout le rang 1 est à l'abri, l'Échevin aussi. Classique et troisième : les livrets nomment l'Assassin et la Sorcière.
differs-king = Classique et troisième : prend la couronne dès qu'il est appelé. 2016 : à tout moment de son tour.
differs-bishop = 2016 : aucun personnage de rang 8 ne touche à sa cité ; assassiné, il ne protège rien, et s'il est ensorcelé, c'est la cité de la Sorcière qui est à l'abri. Classique et troisième : le Condottiere et le Diplomate sont nommés, les livrets ne disent rien de plus ; nous les lisons de la même façon.
differs-merchant = La pièce supplémentaire vient après l'action (classique), au début du tour (troisième), à tout moment (2016).
differs-architect = Les deux cartes supplémentaires viennent après l'action (classique), au début du tour (troisième), à tout moment (2016).
differs-warlord = Classique et troisième : détruit seulement à la fin de son tour. 2016 : à tout moment de son tour.
differs-witch = 2016 : son tour est en suspens jusqu'à ce qu'elle le reprenne, et c'est elle qui donne la couronne d'un Empereur ensorcelé et reçoit le paiement. Classique et troisième : son tour se termine, et un Empereur ensorcelé donne lui-même la couronne.
differs-tax-collector = 2016 : 1 pièce par quartier, aussitôt, sur un jeton qui se remplit même si personne ne le joue. Classique et troisième : 1 pièce par tour où on construit, à la fin du tour, et seulement si quelqu'un le joue.
differs-emperor = Classique et troisième : donne la couronne dès qu'il est appelé, et le joueur qui la reçoit choisit de donner 1 pièce ou 1 carte. 2016 : à tout moment ; c'est l'Empereur qui choisit, et la carte est tirée au hasard.
differs-abbot = 2016 : or ou cartes pour les quartiers religieux, et si plusieurs autres sont les plus riches à égalité, il choisit lequel paie. Classique et troisième : de l'or seulement, et personne ne paie en cas d'égalité.
differs-alchemist = Troisième : l'or revient aussitôt, et l'Hospice le compte. 2016 et classique : à la fin du tour, après l'Hospice.
differs-navigator = Classique et troisième : 4 pièces ou 4 cartes après l'action ; dans la troisième édition, le tour s'arrête là. 2016 : à tout moment.
differs-diplomat = Classique : échange à la fin de son tour. 2016 et troisième : à tout moment. 2016 : aucune des deux cités ne reçoit un quartier qu'elle a déjà, et on peut céder un quartier de sa propre cité terminée ; nous lisons les livrets plus anciens de la même façon. Classique et troisième : le Cimetière ne se joue pas avec lui.
differs-artist = 2016 : la pièce reste sur le quartier qu'on échange ou dont on s'empare. Classique et troisième : les livrets n'en disent rien ; s'emparer d'un quartier n'existe que depuis 2016.
differs-queen = 2016 : à côté du joueur qui a révélé le rang 4, Patricien compris. Classique et troisième : à côté du Roi ou de l'Empereur.
differs-armory = 2016 : pas dans une cité terminée. Troisième : même dans une cité terminée, et la partie se termine quand même. Classique : le livret n'en dit rien.
differs-great-wall = 2016 : contre tout personnage de rang 8. Classique : contre le Condottiere. Troisième : contre le Condottiere et le Diplomate.
differs-haunted-city = 2016 : pour la carte du même nom, la dernière manche ne change rien.
differs-haunted-quarter = Classique et troisième : construite à la dernière manche, la carte du même nom reste une merveille.
differs-keep = 2016 : à l'abri de tout personnage de rang 8. Classique et troisième : le Condottiere ne peut pas le détruire, ni le Diplomate le prendre.
differs-laboratory = 2016 : 2 pièces pour la carte. Classique et troisième : 1 pièce.
differs-museum = 2016 : les cartes vont sous la pioche s'il est détruit, et le suivent s'il change de cité. Classique et troisième : elles sont défaussées s'il est détruit. Troisième : elles ne le rendent pas plus cher à détruire.
differs-quarry = 2016 : autant de doublons qu'on veut. Classique : un seul.
differs-smithy = 2016 et classique : 2 pièces pour trois cartes. Troisième : 3 pièces, comme sur l'ancienne carte française.
differs-wishing-well = 2016 : se compte aussi elle-même. Classique : seulement les autres merveilles.
