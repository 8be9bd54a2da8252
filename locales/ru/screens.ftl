### What all screens have in common. An action is a message of its own; .key is the key as it is written on the
### keyboards of the language (enter, escape, back, or a letter), for both layouts work by place.

key-enter = Enter
key-escape = Esc
key-back = Backspace
key-any = другая клавиша
# The letters on the keys that mean the first to the eighth player.
key-seats = фисвуапр

act-undo = отменить
    .key = г
act-redo = повторить
    .key = н
act-leave = выйти
    .key = escape

act-seat = этот игрок
    .key = буква
act-this-seat = этот игрок
    .key = enter
act-other-seat = другой игрок
    .key = буква
act-no-seat = никто
    .key = back
# Where the screen is a question, typing this takes the last answer back.
act-back = отменить последний ответ
    .key = <
help-pick = наберите несколько букв · Enter: выбрать · Esc: назад

leave = Выйти?
act-leave-now = выйти
act-stay = остаться
