//! Rulings of `data/rulings/bishop.toml`, played.
