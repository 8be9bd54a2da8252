//! Rulings of `data/rulings/assassin.toml`, played.
