# Стіл на телефонах.

command-host = Показати сьогоднішній стіл на телефонах гравців.
    .examples =
        { -program } host
        { -program } host --port 8080 --no-terminal
help-host-port = узяти цей порт (типово — попередній або 2016)
help-host-bind = узяти цю адресу комп'ютера (типово — адресу в домашній мережі)
help-host-no_terminal = обійтися без екрана столу: усе роблять телефони

## На комп'ютері

host-title = Сьогоднішня партія на телефонах
host-scan = Відскануйте код або наберіть адресу. Телефони мають бути в тій самій мережі.
host-free = Звільнити місце: { $name }
host-close-door = Більше нікого не пускати
host-open-door = Знову пускати
host-seats = місця та двері
host-key-seats = і
host-on-phones = на телефонах
host-leave = Стіл збережено. Телефони повернуться, коли партія продовжиться.

## На телефонах

host-join = Сісти за стіл
host-name = Або введіть ім'я
host-language = Мова
host-sit-down = Сісти за стіл
host-lobby = Чекаємо на інших
host-here = Уже тут, із телефоном
host-without = Без телефону: { $names }
host-looks-on = Ви спостерігаєте.
host-chooses = Вибирає { $name }
host-your-character = У вас
host-your-turn = Ваша черга
host-me = Ви
host-link = Ваше місце
host-link-why = Відкрийте це посилання на іншому телефоні, і ваше місце буде там. Нікому іншому його не давайте.
host-unseen = закрита карта { $number }
host-all-counted = Усі міста підраховано
host-sheet = Пам'ятка на сьогодні
host-table = Хто зі скількох карт вибирає
host-back = Назад до столу
host-ok = Готово
host-refresh = Оновити
host-refused = Не вийшло
error-host-old = Партія вже пішла далі.
    .advice = Подивіться на сторінку ще раз і виберіть.
error-host-unknown = Цей телефон не має тут місця.
    .advice = Відскануйте код на комп'ютері ще раз.
error-host-closed = Приєднатися вже не можна.
    .advice = Запитайте того, у кого комп'ютер.
error-host-name = Такого імені бути не може.
    .advice = До 30 літер, без ком.
error-host-taken = { $name } вже тут.
    .advice = Візьміть інше ім'я. Якщо це ви, відкрийте посилання свого місця або попросіть звільнити його на комп'ютері.
error-host-public = { $address } — не адреса домашньої мережі.
    .advice = Потрібна адреса, що починається з 192.168., 10. або з 172.16. до 172.31.; або приберіть --bind.
error-host-listen = Адресу { $address } взяти не вдалося: { $why }.
    .advice = Виберіть інший порт (--port) або іншу адресу (--bind).
error-host-chance = Система не дає випадкових чисел.
    .advice = Без них жодне місце не захищене. Спробуйте ще раз.
