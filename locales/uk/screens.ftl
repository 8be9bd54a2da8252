### Shared by all screens. Each action is a message; .key is the key as printed on keyboards of the
### language (enter, escape, back, or a letter), since both layouts work by position.

key-enter = Enter
key-escape = Esc
key-back = Backspace
key-any = інша клавіша
# The letters of the first to the eighth player; no action beside a list of players has one of them.
key-seats = абвгдежи

act-undo = скасувати
    .key = г
act-redo = повторити
    .key = н
act-leave = вийти
    .key = escape

act-seat = цей гравець
    .key = літера
act-this-seat = цей гравець
    .key = enter
act-other-seat = інший гравець
    .key = літера
act-no-seat = ніхто
    .key = back
# If the screen is a question, typing this undoes the last answer.
act-back = скасувати останню відповідь
    .key = <
help-pick = наберіть кілька літер · Enter: вибрати · Esc: назад
error-not-on-offer = Такого варіанта немає: { $number }.
    .advice = Виберіть одну з показаних цифр.

leave = Вийти?
leave-unsaved = Останні кроки не збережено, після виходу вони пропадуть. { $fault }
flow-unsaved = Останні кроки не збережено. { $fault } Можна грати далі: програма пробує знову на кожному кроці.
act-leave-now = вийти
act-stay = лишитися
all-keys = Клавіші
act-all-keys = усі клавіші
act-look-up = знайти карту чи правило
act-scroll = прокрутити
pager-keys = Пробіл: далі · /: знайти · q: вийти
act-return = назад
look-up = Знайти карту чи правило
look-up-question = Яка карта, правило чи запитання?
help-pick-some = літери чи вартість · пробіл: позначити · Enter: додати · Esc: назад
pick-some-none = Спершу позначте щось пробілом.
pick-some-too-many =
    { $most ->
        [one] Лишилося { $most } місце: зніміть зайві позначки пробілом.
        [few] Лишилося { $most } місця: зніміть зайві позначки пробілом.
        [many] Лишилося { $most } місць: зніміть зайві позначки пробілом.
       *[other] Лишилося { $most } місця: зніміть зайві позначки пробілом.
    }
act-related = відкрити іншу відповідь
look-up-help = Enter: відкрити · Esc: назад
