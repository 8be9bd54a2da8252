# {how}
function __citadels_complete
    set -l typed (commandline -opc)
    set -l last (commandline -ct)
    set -l program citadels
    string match -q -- '*/*' $typed[1]; and set program (string replace -r '^~' $HOME -- $typed[1])
    command -q $program; or return
    set -l lines ($program completions fish {lang} -- $typed "$last" 2>/dev/null)
    set -l kind $lines[1]
    set -e lines[1]
    if test "$kind" = files
        __fish_complete_path "$last"
    else if set -q lines[1]
        printf '%s\n' $lines
    end
end
complete -c citadels -e
complete -c citadels -k -f -a '(__citadels_complete)'
