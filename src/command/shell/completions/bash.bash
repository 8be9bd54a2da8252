# {how}
_citadels() {
    local program=citadels kind= line after last=$COMP_CWORD
    case ${COMP_WORDS[0]} in
        */*) program=${COMP_WORDS[0]/#\~/$HOME} ;;
    esac
    local -a typed=("${COMP_WORDS[@]:0:last+1}")
    # Only what stands before the cursor.
    if [[ -n ${COMP_LINE-} ]]; then
        after=${COMP_LINE:COMP_POINT}
        after=${after%%[[:space:]]*}
        typed[last]=${typed[last]%"$after"}
    fi
    COMPREPLY=()
    {
        IFS= read -r kind
        while IFS= read -r line; do
            COMPREPLY+=("$line")
        done
    } < <("$program" completions bash {lang} -- "${typed[@]}" 2>/dev/null)
    case $kind in
        files) compopt -o bashdefault -o default 2>/dev/null ;;
        more) compopt -o nospace 2>/dev/null ;;
    esac
    return 0
}
complete -o nosort -F _citadels citadels 2>/dev/null || complete -o default -F _citadels citadels
