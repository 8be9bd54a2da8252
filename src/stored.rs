//! What the build script stored, read when it is first needed.

/// Statics of what is in these files: `stored! { DECKS: Vec<Deck> = "decks"; }`.
macro_rules! stored {
    ($($name:ident: $type:ty = $($file:literal)+;)*) => {$(
        static $name: std::sync::LazyLock<$type> = std::sync::LazyLock::new(|| {
            let bytes = include_bytes!(concat!(env!("OUT_DIR"), "/", $($file),+));
            postcard::from_bytes(bytes).expect("the build script stored it so")
        });
    )*};
}

/// A function of the language to what is in its file: `fn messages: Vec<Message> = ".messages"`
/// reads `en.messages` and the others.
macro_rules! stored_by_language {
    ($(#[$meta:meta])* $visible:vis fn $name:ident: $type:ty = $end:literal) => {
        $(#[$meta])*
        $visible fn $name(lang: $crate::language::Language) -> &'static $type {
            stored! {
                EN: $type = "en" $end;
                FR: $type = "fr" $end;
                RU: $type = "ru" $end;
                UK: $type = "uk" $end;
            }
            [&EN, &FR, &RU, &UK][lang as usize]
        }
    };
}
