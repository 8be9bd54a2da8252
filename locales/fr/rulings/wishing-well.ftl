### The rulings of data/rulings/wishing-well.toml, and the questions they answer: with yes, with no, or in another way.

ruling-well-itself = La Fontaine aux Souhaits est aussi une merveille, elle rapporte donc un point pour elle-même. Dans la boîte classique, elle ne compte que les autres.
    .yes =
        La Fontaine aux Souhaits se compte-t-elle elle-même ?
        La Fontaine aux Souhaits s'ajoute-t-elle à son propre compte ?
        Un point par violet : la Fontaine aux Souhaits aussi ?
        fontaine aux souhaits toute seule, elle me donne 1 point
        fontaine aux souhaits plus deux violettes, 3 points en plus
        la fontaine est elle meme une merveille qu'elle compte
        la fontaine aux souhaits compte pour elle-même ?
        quatre autres violettes et la fontaine, 5 points de bonus ?
        La Fontaine aux Souhaits rapporte-t-elle un point sans autre merveille ?
        la fontaine est violette donc elle se compte dans le lot ?
        dans l'ancienne boîte la fontaine ne comptait que les autres ?
        j'ai la fontaine et une seule autre merveille, ça fait 2 ?
        fontaine aux souhaits, elle compte elle-même ?
        j'ai seulement la fontaine, 1 point de bonus ?
        fontaine et deux merveilles, 3 points ?
        la fontaine est une merveille pour son propre bonus ?
        fontaine plus 4 merveilles, 5 points ?
        La Fontaine aux Souhaits donne-t-elle un point pour elle-même ?
    .no =
        la fontaine aux souhaits ne compte que les autres violettes
        fontaine et 4 autres merveilles, seulement 4 points
        la fontaine aux souhaits s'exclut de son propre compte
        fontaine aux souhaits sans autre violette : zero bonus
        la fontaine ne se compte pas elle-même en 2016 ?
        fontaine + deux violettes = 2 points seulement ?
        La Fontaine aux Souhaits isolée est-elle sans bonus ?
        boîte classique : la fontaine se comptait déjà elle-même ?
        fontaine et cinq merveilles, 5 points ?
        la fontaine compte double pour elle-même ?
        fontaine, elle ne compte pas elle-même ?
        fontaine seule, 0 point de bonus ?
        fontaine et deux merveilles, 2 points ?
        fontaine plus une merveille, 1 point de bonus ?
        la fontaine compte seulement les autres en 2016 ?
        fontaine seule, 2 points de bonus ?
    .asked =
        Combien de points donne la Fontaine aux Souhaits ?
        J'ai la Fontaine aux Souhaits et deux autres merveilles : 2 ou 3 points ?
        fontaine aux souhaits et une seule autre merveille, combien
        fontaine aux souhaits + 3 merveilles, combien de bonus
        la fontaine toute seule elle rapporte combien en bonus
        fontaine seule, combien de bonus
        fontaine et 2 merveilles, combien
ruling-well-others-classic = La Fontaine aux souhaits compte les autres merveilles de sa cité, pas elle-même. Depuis 2016, elle se compte aussi.
    .no =
        La Fontaine aux souhaits se compte-t-elle elle-même ?
        fontaine aux souhaits seule, elle donne un point
        fontaine et deux autres violettes, 3 points
    .yes =
        la fontaine aux souhaits compte seulement les autres violettes
        fontaine et deux autres violettes, 2 points
        la fontaine est exclue de son propre compte
    .asked =
        fontaine aux souhaits avec trois autres violettes, combien de points
