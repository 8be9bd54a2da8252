### The rulings of data/rulings/king.toml, and the questions they answer: with yes, with no, or in another way.

ruling-rank-four-never-face-up = The King, the Emperor or the Patrician is never discarded face up: if rank 4 turns up, shuffle it back in and turn up another card. It may be the face-down card.
    .no =
        Can the King be among the face-up discarded characters?
        King in the open row in the middle: legal?
    .yes =
        Can we know for certain that rank 4 is not among the open discards?
        We turned up the Patrician at the start of the round. Put him back?
    .asked =
        What if the Emperor or the Patrician is turned up when characters are set aside?
ruling-king-income = The King and the Emperor get 1 gold for each noble (yellow) district in their own city.
    .asked =
        How much do the King and the Emperor get for yellow districts?
        What is the King's income?
        I am the King with three noble districts: how much do I collect?
    .yes =
        Do the Manor, Castle and Palace pay the Emperor?
ruling-king-crown = The King or Patrician must take the crown, but he chooses when in his turn. From then on he calls the characters, and he chooses first until someone else gets the crown.
    .no =
        Does the King have to take the crown right away?
        I am the King: can I leave the crown with the player who has it?
        Is taking the crown optional for the Patrician?
    .asked =
        When does the Patrician become crowned, and must he?
        Who has the crown if nobody plays the King this round?
ruling-crown-stays = If nobody has rank 4 this round, the crown stays where it is: its holder keeps calling and chooses first again.
    .asked =
        Who gets the crown if nobody is the King?
        What happens to the crown if nobody has rank 4?
ruling-king-killed = A killed King or Patrician loses the turn, but at the end of the round he shows his card and takes the crown. Until then the player who has it keeps calling.
    .yes =
        Does the King get the crown if he is assassinated?
        Someone killed my King. Am I still first to choose next round?
    .asked =
        Who chooses first next round when the Patrician was murdered?
        The King is dead: who is crowned, and when does he show himself?
        Who goes on calling when the Assassin hit rank 4?
ruling-rank-four-never-face-up-older = The King or the Emperor is never discarded face up: if he turns up, shuffle him back in and turn up another card. He may be the face-down card.
    .no =
        Can the King be among the characters set aside face up?
    .asked =
        Can the King be the face-down card?
ruling-king-crown-older = The King takes the crown as soon as he is called. From then on he calls the characters, and he chooses first next round. If nobody has the King, the crown stays where it is. (In 2016 he takes it at any moment of his turn.)
    .asked =
        When does the King take the crown?
        Who keeps the crown if nobody has the King?
ruling-king-killed-older = A killed King loses the turn like anyone else, but he gets the crown at the end of the round and chooses first in the next one.
    .yes =
        Does a murdered King still get the crown?
