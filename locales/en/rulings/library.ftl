### The rulings of data/rulings/library.toml, and the questions they answer: with yes, with no, or in another way.

ruling-library-observatory = With the Library and the Observatory you draw three cards and keep all three: the Observatory says how many you draw, the Library how many you keep.
    .yes =
        Do the Library and the Observatory work together?
        I own both the Observatory and the Library: three cards into my hand?
        Two card districts in one city: do their effects combine?
    .asked =
        How many cards do I keep with both the Library and the Observatory?
ruling-action-cards-only-older = The Library and the Observatory work only on cards you take as your action, not on cards from a power, such as the Architect's two.
    .no =
        Do the Library and the Observatory work on the Architect's extra cards?
