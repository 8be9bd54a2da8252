//! Rulings of `data/rulings/unique-effects.toml`, played.
