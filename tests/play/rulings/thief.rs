//! Rulings of `data/rulings/thief.toml`, played.
