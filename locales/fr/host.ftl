# La table sur les téléphones.

command-host = Mettre la table de ce soir sur tous les téléphones.
    .examples =
        { -program } host
        { -program } host --port 8080
help-host-port = utiliser ce port (par défaut : celui d'avant, ou 2016)
help-host-bind = utiliser cette adresse de votre machine (par défaut : celle du réseau de la maison)
help-host-no_terminal = se passer de l'écran de la table ; les téléphones font tout

## Sur l'ordinateur

host-title = La partie de ce soir, sur vos téléphones
host-scan = Scannez le code ou tapez l'adresse. Tous les téléphones doivent être sur le même réseau.
host-free = Libérer la place : { $name }
host-close-door = Ne plus laisser entrer personne
host-open-door = Laisser entrer à nouveau
host-seats = places et porte
host-key-seats = s
host-on-phones = sur nos téléphones
host-leave = La table est enregistrée. Les téléphones reviendront quand elle continuera.

## Sur les téléphones

host-join = Prendre place
host-name = Ou tapez votre nom
host-language = Langue
host-sit-down = Prendre place
host-lobby = En attente des autres
host-here = Déjà là avec un téléphone
host-without = Sans téléphone : { $names }
host-looks-on = Vous regardez la partie.
host-chooses = { $name } choisit
host-your-character = Vous avez
host-your-turn = À vous
host-me = Vous
host-link = Votre place
host-link-why = Ouvrez ce lien sur un autre téléphone : il aura votre place. Ne le donnez à personne d'autre.
host-unseen = carte cachée { $number }
host-all-counted = Toutes les cités sont comptées
host-sheet = La fiche de ce soir
host-table = Qui choisit parmi combien de cartes
host-back = Retour à la table
host-ok = OK
host-refresh = Actualiser
host-refused = Ça n'a pas marché
error-host-old = La partie a avancé entre-temps.
    .advice = Regardez la page à nouveau, puis choisissez.
error-host-unknown = Ce téléphone n'a pas de place ici.
    .advice = Scannez à nouveau le code affiché sur l'ordinateur.
error-host-closed = Plus personne ne peut se joindre à la table.
    .advice = Demandez à la personne qui a l'ordinateur.
error-host-name = Ce n'est pas un nom possible.
    .advice = Jusqu'à 30 lettres, sans virgule.
error-host-taken = { $name } est déjà là.
    .advice = Prenez un autre nom. Si c'est vous, ouvrez le lien de votre place ou demandez qu'on la libère sur l'ordinateur.
error-host-public = { $address } n'est pas une adresse de réseau domestique.
    .advice = Prenez-en une qui commence par 192.168., 10. ou 172.16. à 172.31., ou laissez --bind de côté.
error-host-listen = { $address } n'est pas utilisable : { $why }.
    .advice = Choisissez un autre port avec --port, ou une autre adresse avec --bind.
error-host-chance = Votre système ne fournit pas de nombres aléatoires.
    .advice = Sans eux, aucune place ne serait protégée. Réessayez.
error-host-terminal = La table sur téléphones demande un écran à elle.
    .advice = Lancez-la dans un terminal, ou avec --no-terminal.
