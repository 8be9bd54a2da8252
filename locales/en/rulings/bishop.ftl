### The rulings of data/rulings/bishop.toml, and the questions they answer: with yes, with no, or in another way.

ruling-income-before-or-after = You may collect income before building, so you can spend it, or after, so the new district pays too. The book shows it with the Bishop; all other income works the same way.
    .yes =
        Can I build first and collect my income afterward?
        Does a blue district the Bishop has just built already give gold?
        I am the Bishop: should I build the Church before I collect so that it pays as well?
    .asked =
        When do I take the gold for my colored districts?
ruling-bishop-income = The Bishop gets 1 gold for each religious (blue) district in his own city.
    .asked =
        How much does the Bishop get for blue districts?
        I am the Bishop with a Temple and a Church: how many coins?
        What does the Bishop earn per religious district?
ruling-bishop-protection = For the whole round rank 8 cannot use its ability on the Bishop's city: it can destroy, exchange and seize nothing there.
    .no =
        Can the Warlord destroy a district of the Bishop?
        I am the Bishop: can someone of rank 8 touch my buildings?
    .yes =
        Is the Bishop safe from the Marshal and the Diplomat too?
        The Warlord is called after the Bishop's turn is over. Are the blue guy's districts still untouchable?
    .asked =
        How long does the Bishop's protection last?
ruling-bishop-killed = A killed Bishop protects nothing: rank 8 may attack that city like any other.
    .no =
        Are the Bishop's districts still safe if he was killed?
        My Bishop was assassinated. Am I still immune to the Warlord, the Marshal and the Diplomat?
    .yes =
        Can the Warlord blow up a district of a murdered Bishop?
        Does protection end when the Bishop dies?
ruling-bishop-bewitched = A bewitched Bishop's protection passes to the Witch: her city is safe from rank 8, the Bishop's is not.
    .no =
        Is the Bishop's city protected if the Witch bewitched him?
    .yes =
        I am the Bishop under a spell: may the Warlord burn my city?
        Does the Bishop's immunity move to the Witch?
    .asked =
        Whose city is safe from the Warlord when the Bishop is bewitched?
ruling-bishop-two-characters = With 2 or 3 players the Bishop keeps your one city safe for the whole round, no matter which of your characters is playing: his text says "this round", not "this turn".
    .yes =
        With two characters each, does the Bishop protect my city outside his own turn too?
        We play with 2 or 3: is my whole city safe if one of my characters is the Bishop?
        There are two of us and I have the Bishop and the Thief. Is my city immune all round?
        Does the Bishop guard the districts that my other role built?
ruling-bishop-protection-older = The Warlord cannot destroy the Bishop's districts, and the Diplomat cannot take one of them.
    .no =
        Can the Warlord destroy a district of the Bishop?
    .asked =
        Can the Diplomat swap for one of the Bishop's districts?
ruling-bishop-killed-older = A killed Bishop protects nothing. This book doesn't say so, but a killed character has no power, and the 2016 book is clear about it.
    .no =
        Is a killed Bishop still protected from the Warlord?
ruling-bishop-bewitched-older = A bewitched Bishop's power passes to the Witch, so her city is protected and the Bishop's is not. The 2016 book says so.
    .no =
        Is the Bishop's city protected if he is bewitched?
ruling-bishop-two-characters-older = With 2 or 3 players the Bishop keeps your one city safe for the whole round, even in your other character's turn: the book doesn't say that the protection ends.
    .yes =
        With two characters each, does the Bishop protect my city outside his own turn too?
ruling-bishop-diplomat-own = With 2 or 3 players, a player who has both the Bishop and the Diplomat may give away a district of their own. No rule says so; we read it as with the Keep and the Great Wall, where only the district the Diplomat takes matters.
    .yes =
        If I have both the Bishop and the Diplomat, may I give away one of my own districts?
        Can my Diplomat swap a district of the city that my Bishop protects?
    .no =
        Does my Bishop stop my own Diplomat from exchanging?
