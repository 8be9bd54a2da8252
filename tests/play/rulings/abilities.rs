//! Rulings of `data/rulings/abilities.toml`, played.
