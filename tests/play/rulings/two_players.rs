//! Rulings of `data/rulings/two-players.toml`, played.
