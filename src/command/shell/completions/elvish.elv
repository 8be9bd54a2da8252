# {how}
use str
set edit:completion:arg-completer[citadels] = {|@words|
    var lines = []
    try {
        set lines = [(e:citadels completions elvish {lang} -- $@words 2>/dev/null | from-lines)]
    } catch {
        nop
    }
    if (> (count $lines) 0) {
        var kind = $lines[0]
        if (==s $kind files) {
            edit:complete-filename $@words
        } else {
            var end = ' '
            if (==s $kind more) { set end = '' }
            for line $lines[1..] {
                var text about = (str:split &max=2 "\t" $line)
                var shown = $text
                if (not-eq $about '') { set shown = $text'  '$about }
                edit:complex-candidate $text &display=$shown &code-suffix=$end
            }
        }
    }
}
