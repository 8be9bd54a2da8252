# The table on phones.

command-host = Put tonight's table on everyone's phone.
    .examples =
        { -program } host
        { -program } host --port 8080
help-host-port = use this port (default: the one used before, or 2016)
help-host-bind = use this address of yours (default: the one of your home network)
help-host-no_terminal = run without the table's screen; the phones do everything

## On the laptop

host-title = Tonight, on your phones
host-scan = Scan the code, or type the address. All phones must be in the same network.
host-free = Free { $name }'s seat
host-close-door = Let nobody else in
host-open-door = Let others in
host-seats = seats and door
host-key-seats = s
host-on-phones = on our phones
host-leave = The table is saved. Phones can come back when it goes on.

## On the phones

host-join = Sit down
host-name = Or type your name
host-language = Language
host-sit-down = Sit down
host-lobby = Waiting for the others
host-here = Here with a phone
host-without = Without a phone: { $names }
host-looks-on = You are looking on.
host-chooses = { $name } is choosing
host-your-character = You have
host-your-turn = Your turn
host-me = You
host-link = Your seat
host-link-why = Open this link on another phone, and it has your seat. Don't give it to anyone else.
host-unseen = face-down card { $number }
host-all-counted = All cities are counted
host-sheet = Tonight's sheet
host-table = Who chooses from how many
host-back = Back to the table
host-ok = OK
host-refresh = Refresh
host-refused = That didn't work
error-host-old = The table has moved on.
    .advice = Look at the page again, then choose.
error-host-unknown = This phone has no seat here.
    .advice = Scan the code on the laptop again.
error-host-closed = Nobody else can join now.
    .advice = Ask whoever has the laptop.
error-host-name = That can't be a name.
    .advice = Use up to 30 letters, without commas.
error-host-taken = { $name } is here already.
    .advice = Use another name. If it's you, open the link of your seat, or ask whoever has the laptop to free it.
error-host-public = { $address } is not an address of a home network.
    .advice = Use one that starts with 192.168., 10. or 172.16. to 172.31., or leave --bind out.
error-host-listen = { $address } can't be used: { $why }.
    .advice = Choose another port with --port, or another address with --bind.
error-host-chance = Your system gives no random numbers.
    .advice = Without them nobody's seat would be safe. Try again.
error-host-terminal = The table on phones needs a screen of its own.
    .advice = Start it in a terminal, or with --no-terminal.
