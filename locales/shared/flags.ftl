### Typed text, the same in every language, so that no translation can misspell it.

-program = citadels
-flag-lang = --lang
-flag-edition = --edition
-flag-format = --format
-flag-help = --help
-flag-new = --new
-flag-resume = --resume
-variable-lang = CITADELS_LANG
