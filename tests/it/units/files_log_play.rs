//! `files::log::play`.

use citadels::files::log::play::*;

#[test]
fn every_game_has_a_token_of_its_own() {
    let tokens = [token(), token()].map(|token| token.expect("the system has chance"));
    assert_ne!(tokens[0], tokens[1]);
    for token in tokens {
        assert_eq!(token.len(), 16, "{token}");
        assert!(token.chars().all(|one| one.is_ascii_hexdigit()), "{token}");
    }
}
