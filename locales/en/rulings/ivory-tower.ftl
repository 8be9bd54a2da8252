### The rulings of data/rulings/ivory-tower.toml, and the questions they answer: with yes, with no, or in another way.

ruling-tower-alone = At the end the Ivory Tower must be the only unique district in your city. If there is another one, however it got there, you lose the 5 points.
    .no =
        Does the Ivory Tower score with another unique district in the city?
    .yes =
        Can somebody ruin my Ivory Tower by giving me a unique district?
        I have the Ivory Tower and one more purple district. Are the five points lost?
    .asked =
        The Diplomat pushed a purple building into my city. What about my Ivory Tower?
