### The rulings of data/rulings/wishing-well.toml, and the questions they answer: with yes, with no, or in another way.

ruling-well-itself = La Fontaine aux Souhaits est aussi une merveille, elle rapporte donc un point pour elle-même. Dans la boîte classique, elle ne compte que les autres.
    .yes =
        La Fontaine aux Souhaits se compte-t-elle elle-même ?
    .asked =
        Combien de points donne la Fontaine aux Souhaits ?
        J'ai la Fontaine aux Souhaits et deux autres merveilles : 2 ou 3 points ?
        La Fontaine aux Souhaits s'ajoute-t-elle à son propre compte ?
        Un point par violet : la Fontaine aux Souhaits aussi ?
ruling-well-others-classic = La Fontaine aux souhaits compte les autres merveilles de sa cité, pas elle-même. Depuis 2016, elle se compte aussi.
    .no =
        La Fontaine aux souhaits se compte-t-elle elle-même ?
