### Shared by all screens. Each action is a message; .key is the key as printed on keyboards of the
### language (enter, escape, back, or a letter), since both layouts work by position.

key-enter = Enter
key-escape = Esc
key-back = Backspace
key-any = другая клавиша
# The letters of the first to the eighth player; no action beside a list of players has one of them.
key-seats = абвгдежи

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
# If the screen is a question, typing this undoes the last answer.
act-back = отменить последний ответ
    .key = <
help-pick = наберите несколько букв · Enter: выбрать · Esc: назад
error-not-on-offer = Такого варианта нет: { $number }.
    .advice = Выберите одну из показанных цифр.

leave = Выйти?
leave-unsaved = Последние шаги не сохранены, при выходе они пропадут. { $fault }
flow-unsaved = Последние шаги не сохранены. { $fault } Играть можно дальше: программа пробует снова на каждом шаге.
act-leave-now = выйти
act-stay = остаться
all-keys = Клавиши
act-all-keys = все клавиши
act-look-up = найти карту или правило
act-scroll = прокрутить
pager-keys = Пробел: дальше · /: найти · q: выйти
act-return = назад
look-up = Найти карту или правило
look-up-question = Какая карта, правило или вопрос?
help-pick-some = буквы или цена · пробел: отметить · Enter: добавить · Esc: назад
pick-some-none = Сначала отметьте что-нибудь пробелом.
pick-some-too-many =
    { $most ->
        [one] Осталось { $most } место: снимите лишние отметки пробелом.
        [few] Осталось { $most } места: снимите лишние отметки пробелом.
        [many] Осталось { $most } мест: снимите лишние отметки пробелом.
       *[other] Осталось { $most } места: снимите лишние отметки пробелом.
    }
act-related = открыть другой ответ
look-up-help = Enter: открыть · Esc: назад
