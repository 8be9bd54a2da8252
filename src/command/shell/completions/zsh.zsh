#compdef citadels
# {how}
_citadels() {
    local program=citadels kind line text about
    local -i width=0
    local -a typed lines texts shown options
    [[ $words[1] == */* ]] && program=${(Q)words[1]/#\~/$HOME}
    typed=("${(@Q)words[1,CURRENT-1]}" "${(Q)PREFIX}")
    lines=("${(@f)$("$program" completions zsh {lang} -- "${(@)typed}" 2>/dev/null)}")
    kind=$lines[1]
    shift lines
    if [[ $kind == files ]]; then
        _files
        return
    fi
    for text in "${(@)lines%%$'\t'*}"; do
        (( ${#text} > width )) && width=${#text}
    done
    for line in "${(@)lines}"; do
        text=${line%%$'\t'*}
        about=${line#*$'\t'}
        texts+=("$text")
        [[ -n $about ]] && options=(-l) && text="${(r:width:)text}  $about"
        shown+=("$text")
    done
    [[ $kind == more ]] && options+=(-S '')
    # Several that do not all begin letter by letter as typed: zsh would erase the word.
    if (( $#texts > 1 )); then
        for text in "${(@)texts}"; do
            [[ ${(L)text} == "${(L)typed[-1]}"* ]] || compstate[insert]= compstate[list]=list
        done
    fi
    (( $#texts )) || return 1
    compadd -U -V citadels "${(@)options}" -d shown -a texts
}
if [[ $funcstack[1] == _citadels ]]; then
    _citadels "$@"
else
    (( $+functions[compdef] )) || { autoload -Uz compinit && compinit -D -i }
    compdef _citadels citadels
fi
